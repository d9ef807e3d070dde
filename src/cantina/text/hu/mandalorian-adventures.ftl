### The Mandalorian: Adventures. A c12, t3, k17, p4, b2, d0 és hasonló nevek a jelölésé; a térképen állnak.
### A kártyák, jelzők, térképek és küldetések nevei és szövegei a mandalorian-adventures-content.ftl fájlban vannak.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = Egy–négy játékos együtt hajt végre egy küldetést: az akcióhelyekre kijátszott kártyákkal mozognak, támadnak, felderítenek és terveznek, és minden megtelt hely eseményt hoz. Mindenki győz, vagy mindenki veszít. 30–60 perc.

## Opciók

mandalorian-adventures-option-mission = a küldetés; ha nincs megadva, az első
mandalorian-adventures-option-map = egy zsoldosküldetés térképe; egy történetküldetésnek sajátja van
mandalorian-adventures-option-mode = story: a felsorolt karakterek; sandbox: bármely karakterek; shared: mindenki együtt irányít két karaktert; auto: ami a küldetéshez és a játékosok számához illik
mandalorian-adventures-option-characters = a karakterek, a játékosok sorrendjében; ha nincs megadva, a felsoroltak
mandalorian-adventures-option-difficulty = beginner: több életpont; heroic: 3 kártya a kézben
mandalorian-adventures-option-growth = hány kártya van végrehajtva a fejlődéspakliból; ettől függ, mely kártyák vannak játékban
mandalorian-adventures-option-traitor = lehet-e valaki áruló (három vagy négy játékos); auto: ha a küldetés úgy mondja
mandalorian-adventures-option-first-player = a játékos, aki kezd; ha nincs megadva, a véletlen dönt
mandalorian-adventures-option-max-turns = a játék ennyi kör után leáll; 0: korlátlan

## Nevek a szabályokból

mandalorian-adventures-space-move = Mozgás
mandalorian-adventures-space-attack = Támadás
mandalorian-adventures-space-intel = Felderítés
mandalorian-adventures-space-plan = Tervezés
mandalorian-adventures-space-green = Küldetés
mandalorian-adventures-class-melee = közelharcos
mandalorian-adventures-class-shooter = lövész
mandalorian-adventures-class-sharpshooter = mesterlövész
mandalorian-adventures-back-melee = közelharcosok
mandalorian-adventures-back-shooter = lövészek
mandalorian-adventures-back-sharpshooter = mesterlövészek
mandalorian-adventures-back-special = különleges
mandalorian-adventures-effect-guard = Őr
mandalorian-adventures-effect-grapple = Lefogás
mandalorian-adventures-effect-diversion = Elterelés
mandalorian-adventures-effect-mission = Küldetéshatás
mandalorian-adventures-mode-story = történetmód
mandalorian-adventures-mode-sandbox = szabad mód
mandalorian-adventures-mode-shared = közös mód
mandalorian-adventures-difficulty-normal = normál
mandalorian-adventures-difficulty-beginner = kezdő
mandalorian-adventures-difficulty-heroic = hősi
mandalorian-adventures-unknown = „{ $name }”
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = taktikai

## Akciók

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: taktikai, csak a hatása
       *[no] { $card } → { $space }: taktikai, ott nem történik semmi
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: erő { $strength }, hatás
       *[no] { $card } → { $space }: erő { $strength }
    }
}
mandalorian-adventures-action-effect = Használd a kártya hatását
mandalorian-adventures-action-perform = Hajtsd végre az akciót
mandalorian-adventures-action-decline = Mondj le az akcióról
mandalorian-adventures-action-attack = Támadd meg: { $threat }
mandalorian-adventures-action-look = Nézd meg a képpel lefelé fordított fenyegetést: { $threat }
mandalorian-adventures-action-push = Mozgasd 1 mezővel az ellenséget: { $threat }
mandalorian-adventures-action-go = Lépj ide: { $cell }
mandalorian-adventures-action-stop = Állj meg itt
mandalorian-adventures-action-use = Használd a meződön: { $threat }
mandalorian-adventures-action-spend = Használd, amit viszel: { $token }
mandalorian-adventures-action-rescue = Mentsd meg a Gyermeket
mandalorian-adventures-action-card = Használd: { $card }. { $text }
mandalorian-adventures-action-card-of = Használd: { $card } ({ $character }). { $text }
mandalorian-adventures-action-keep = Tartsd meg: { $card }. { $text }
mandalorian-adventures-action-top = Tedd a tervpakli tetejére: { $card }
mandalorian-adventures-action-drop = Dobd el: { $card }
mandalorian-adventures-action-threat = Válaszd a fenyegetést: { $threat }
mandalorian-adventures-action-cell = Válaszd a mezőt: { $cell }
mandalorian-adventures-action-spawn = Az erősítés itt jelenik meg: { $cell }
mandalorian-adventures-action-flee = A Gyermek ide menekül: { $cell }
mandalorian-adventures-action-character = Válaszd a karaktert: { $character }
mandalorian-adventures-action-space = Válaszd az akcióhelyet: { $space }
mandalorian-adventures-action-free = Hajtsd végre ingyen: { $space }
mandalorian-adventures-action-door = Ajtó: { $door }
mandalorian-adventures-action-choose = Válaszd a hatást: { $whom }
mandalorian-adventures-action-rule = Először: { $name }
mandalorian-adventures-action-yes = Igen
mandalorian-adventures-action-no = Nem
mandalorian-adventures-action-pass = Passz
mandalorian-adventures-action-end = Fejezd be az akciólépést
mandalorian-adventures-action-betray = Mutasd meg az árulókártyádat
mandalorian-adventures-action-accuse = Vádold meg: { $whom }. játékos
mandalorian-adventures-action-seat = Válaszd: { $whom }. játékos

## Ami történt

mandalorian-adventures-who = { $you ->
    [yes] { $seat }. játékos (te)
   *[no] { $seat }. játékos
}
mandalorian-adventures-damage = { $number } sebzést
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } képességkártyát
   *[other] { $number } képességkártyát
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } tervkártyát
   *[other] { $number } tervkártyát
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } eseménykártyát
   *[other] { $number } eseménykártyát
}
mandalorian-adventures-event-mission = Küldetés: { $mission }. Térkép: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Előkészítés, 1/7: a küldetés elő van készítve.
    [2] Előkészítés, 2/7: a tervpakli össze van keverve.
    [3] Előkészítés, 3/7: az eseménypakli össze van keverve.
    [4] Előkészítés, 4/7: minden akcióhelyen egy fehér szabotázsjelző van, a többi össze van keverve.
    [5] Előkészítés, 5/7: a fenyegetésjelzők a térképen vannak.
    [6] Előkészítés, 6/7: a karakterek a térképen vannak, mindenki felvette az első kártyáit.
   *[7] Előkészítés, 7/7: megvan a kezdőjátékos.
}
mandalorian-adventures-event-turn = { $number }. kör: { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } kijátszotta: { $card } ({ $values }) → { $space }.
mandalorian-adventures-event-action = { mandalorian-adventures-who }: { $character } akciója: { $space }, erő { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }: { $character } ingyenes akciója: { $space }, erő { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } lemondott az akcióról: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } használta a kártya hatását: { $card }.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }: { $character } ide mozgott: { $cell }.
mandalorian-adventures-event-placed = { $character } ide került: { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }: { $character } támadott, célpontja { $threat }, ereje { $number }.
mandalorian-adventures-event-revealed = Felfedve, { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token }, küldetéshatás: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) elszenvedett { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Legyőzve: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Elfogva: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } megnézett egy képpel lefelé fordított fenyegetést: { $threat }, itt: { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } megnézte: { $threat }, { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } elmozgatta az ellenséget: { $threat }, ide: { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } felvett { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } felvette: { $card }. { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } megtartotta: { $card } ({ $character }).
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } egy kártyát tett a tervpakli tetejére.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } a tervpakli tetejére tette: { $card }.
mandalorian-adventures-event-plan-discarded = Eldobott tervkártya: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } használta: { $card } ({ $character }). { $text }
mandalorian-adventures-event-plan-taken = { $character } elvette a dobópakliból: { $card }.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }: { $character } használta: { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }: { $character } felvette: { $token }.
mandalorian-adventures-event-token-placed = { $token } ide került: { $cell }.
mandalorian-adventures-event-token-placed-hidden = Egy képpel lefelé fordított fenyegetés ide került: { $cell }.
mandalorian-adventures-event-token-removed = { $token } lekerült a térképről.
mandalorian-adventures-event-tokens-mixed = A képpel lefelé fordított fenyegetések összekeverve.
mandalorian-adventures-event-healed = { $character } meggyógyított { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } meggyógyított { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } elszenvedett { mandalorian-adventures-damage }.
   *[other] { $character } elszenvedett { mandalorian-adventures-damage }; okozta: { $threat }.
}
mandalorian-adventures-event-blocked = { $character } kivédett { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } szenvedi el a sebzést helyette: { $spared }.
mandalorian-adventures-event-guard = Őr: { $threat } lecsap; célpontja: { $character }.
mandalorian-adventures-event-grapple = Lefogás: { $threat } nem ereszt; célpontja: { $character }.
mandalorian-adventures-event-enemy-attacks = { $threat } támad; célpontja: { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } ide mozog: { $cell }.
mandalorian-adventures-event-disabled = { $threat } ebben a körben nem támad.
mandalorian-adventures-event-spawned = Erősítés, { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Minden erősítés a térképen van: nem jelenik meg új.
mandalorian-adventures-event-sabotaged = Szabotázs: +{ $number }, hely: { $space }.
mandalorian-adventures-event-sabotage-removed = Lekerült egy { $number } értékű szabotázsjelző innen: { $space }.
mandalorian-adventures-event-event-step = Elkezdődik az eseménylépés.
mandalorian-adventures-event-space-resolved = { $space }: az összeg { $number }, következik a végrehajtása.
mandalorian-adventures-event-crisis = Válság itt: { $space }! { $text }
mandalorian-adventures-event-crisis-skipped = A válság kimarad.
mandalorian-adventures-event-event-card = „{ $card }” esemény: { $text }
mandalorian-adventures-event-no-effect = Az eseménykártyának nem volt hatása: megjelenik egy erősítés.
mandalorian-adventures-event-space-emptied = { $space }: a hely kiürül.
mandalorian-adventures-event-track = „{ $track }” sáv: { $number } / { $size }.
mandalorian-adventures-event-door-opened = { $door } ajtó: nyitva.
mandalorian-adventures-event-door-closed = { $door } ajtó: zárva.
mandalorian-adventures-event-child-rescued = { $character } megmentette a Gyermeket!
mandalorian-adventures-event-child-carried = { $character } viszi a Gyermeket.
mandalorian-adventures-event-child-on-cell = A Gyermek itt van: { $cell }.
mandalorian-adventures-event-child-fled = A Gyermek ide menekült: { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } elvitte a Gyermeket!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } felvett { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } felvette: { $card } ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Egy képesség-dobópakli összekeverve; az új pakli { $number } képességkártya.
mandalorian-adventures-event-reshuffled-plans = A terv-dobópakli összekeverve; az új pakli { $number } tervkártya.
mandalorian-adventures-event-reshuffled-events = Az esemény-dobópakli összekeverve; az új pakli { $number } eseménykártya.
mandalorian-adventures-event-loyalty-dealt = Mindenki kapott egy hűségkártyát.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } az árulókártyát kapta.
       *[loyal] { mandalorian-adventures-who } hűséges kártyát kapott.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } megnézett egy hűségkártyát ({ $whom }. játékos): áruló!
       *[loyal] { mandalorian-adventures-who } megnézett egy hűségkártyát ({ $whom }. játékos): hűséges.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } megnézett egy hűségkártyát ({ $whom }. játékos).
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } az áruló!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } vádat emelt: { $whom }. játékos.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } egyetértett.
   *[no] { mandalorian-adventures-who } nem értett egyet.
}
mandalorian-adventures-event-accusation-right = { $whom }. játékos volt az áruló, és kiesett.
mandalorian-adventures-event-accusation-wrong = { $whom }. játékos hűséges; két hely szabotálva.
mandalorian-adventures-event-won = A cél teljesült: a küldetés sikerült!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] Legyőzve: { $character }. A küldetés kudarcot vallott.
    [failure] Teljesült egy bukási feltétel: a küldetés kudarcot vallott.
    [text] A küldetés kudarcot vallott.
   *[other] A küldetés kudarcot vallott.
}
mandalorian-adventures-event-unfinished = Az utolsó kör véget ért: a játék befejezetlenül leáll.

## Miért nem lehet egy akció

mandalorian-adventures-refusal-window = „{ $action }” nem válasz a mostani kérdésre ({ $rule })
mandalorian-adventures-refusal-not-in-hand = „{ $action }”: nincs a kezedben ez a kártya: k{ $card } ({ $rule })
mandalorian-adventures-refusal-space-used = „{ $action }”: ebben a körben ide már játszottál ki kártyát: { $space } ({ $rule })
mandalorian-adventures-refusal-no-space = „{ $action }”: ennek a küldetésnek nincs zöld akcióhelye ({ $rule })
mandalorian-adventures-refusal-no-actions = „{ $action }”: ebben a körben már nincs akciód ({ $rule })
mandalorian-adventures-refusal-two-actions = „{ $action }”: előbb játssz ki még egy kártyát; kijátszva { $count }, kell { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = „{ $action }”: a kártyának ezen a helyen nincs hatása ({ $rule })
mandalorian-adventures-refusal-effect-used = „{ $action }”: a hatást már használtad ({ $rule })
mandalorian-adventures-refusal-effect-later = „{ $action }”: a hatás az akció után következik ({ $rule })
mandalorian-adventures-refusal-effect-earlier = „{ $action }”: a hatás az akció előtt következik ({ $rule })
mandalorian-adventures-refusal-effect-target = „{ $action }”: a hatáshoz az akció célpontja kell ({ $rule })
mandalorian-adventures-refusal-other-action = „{ $action }”: a kártyát ide játszottad ki: { $space } ({ $rule })
mandalorian-adventures-refusal-tactical = „{ $action }”: egy taktikai kártya nem ad akciót, csak a hatását ({ $rule })
mandalorian-adventures-refusal-strength = „{ $action }”: ehhez { $needed } erő kell, és az akció ereje { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = „{ $action }”: a küldetésakció most nem lehetséges ({ $rule })
mandalorian-adventures-refusal-no-threat = „{ $action }”: nincs ilyen jelző a térképen: t{ $threat } ({ $rule })
mandalorian-adventures-refusal-out-of-range = „{ $action }”: t{ $threat } nincs { $range } hatótávon belül ({ $rule })
mandalorian-adventures-refusal-face-up = „{ $action }”: t{ $threat } már fel van fedve ({ $rule })
mandalorian-adventures-refusal-not-enemy = „{ $action }”: t{ $threat } nem felfedett ellenség ({ $rule })
mandalorian-adventures-refusal-stuck = „{ $action }”: nincs mező, ahová mozgatható: t{ $threat } ({ $rule })
mandalorian-adventures-refusal-no-cell = „{ $action }”: ezen a térképen nincs ilyen mező: c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = „{ $action }”: c{ $cell } nem szomszédos ({ $rule })
mandalorian-adventures-refusal-wall = „{ $action }”: fal van az útban ({ $rule })
mandalorian-adventures-refusal-closed-door = „{ $action }”: az ajtó zárva van ({ $rule })
mandalorian-adventures-refusal-height = „{ $action }”: szintkülönbségen senki sem mozoghat át ({ $rule })
mandalorian-adventures-refusal-no-steps = „{ $action }”: a mozgás véget ért ({ $rule })
mandalorian-adventures-refusal-not-here = „{ $action }”: t{ $threat } nincs a meződön ({ $rule })
mandalorian-adventures-refusal-no-bonus = „{ $action }”: t{ $threat } nem felfedett bónusz ({ $rule })
mandalorian-adventures-refusal-no-use = „{ $action }”: most nem jó semmire ({ $rule })
mandalorian-adventures-refusal-no-damage = „{ $action }”: nincs sebzésed, amelyet gyógyíthatnál ({ $rule })
mandalorian-adventures-refusal-not-carried = „{ $action }”: ezt nem viszed ({ $rule })
mandalorian-adventures-refusal-no-child = „{ $action }”: ebben a küldetésben nincs ott a Gyermek ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = „{ $action }”: a Gyermek nincs a meződön ({ $rule })
mandalorian-adventures-refusal-child-carried = „{ $action }”: a Gyermeket viszi valaki ({ $rule })
mandalorian-adventures-refusal-child-fled = „{ $action }”: a Gyermek ebben a körben elmenekült ({ $rule })
mandalorian-adventures-refusal-not-owned = „{ $action }”: nincs nálad: p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = „{ $action }”: most nincs itt az ideje: p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = „{ $action }”: mindkét karakternél van p{ $card }; mondd meg, melyikét használod ({ $rule })
mandalorian-adventures-refusal-one-owner = „{ $action }”: csak az egyik karakternél van p{ $card }, nem kell megnevezni ({ $rule })
mandalorian-adventures-refusal-not-drawn = „{ $action }”: nem vetted fel: p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-kept = „{ $action }”: nem tartható meg: p{ $card } ({ $rule })
mandalorian-adventures-refusal-second-copy = „{ $action }”: a karakternek már van ilyenje: p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = „{ $action }” nincs a lehetőségek között ({ $rule })
mandalorian-adventures-refusal-no-door = „{ $action }”: nincs ilyen zárt ajtó a meződ mellett: d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = „{ $action }”: ezzel az akcióval egyetlen szabály sem nyitja ki ({ $rule })
mandalorian-adventures-refusal-must-choose = „{ $action }”: a lehetőségek közül választani kell ({ $rule })
mandalorian-adventures-refusal-no-traitor = „{ $action }”: most nem lehetsz áruló ({ $rule })

## Az asztal

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] { $turn }. kör.
   *[other] { $turn }. kör, legfeljebb { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } kártyákat játszik ki: eddig { $played } / { $needed }.
   *[other] { mandalorian-adventures-who } kártyákat játszik ki: eddig { $played } / { $needed }. Egy további akció is lehetséges.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }: { $character } akciója: { $space }, erő { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }: { $character } nem megy tovább.
    [one] { mandalorian-adventures-who }: { $character } még mehet { $left } mezőt.
   *[other] { mandalorian-adventures-who }: { $character } még mehet { $left } mezőt.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }: { $character } befejezte az akciót: { $space }. Még valami?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } dönt: melyik fenyegetés?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } dönt: melyik fenyegetést nézi meg?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } dönt: melyik mező?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } dönt: hol jelenik meg az erősítés?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } dönt: hová menekül a Gyermek?
mandalorian-adventures-step-character = { mandalorian-adventures-who } dönt: melyik karakter?
mandalorian-adventures-step-space = { mandalorian-adventures-who } dönt: melyik akcióhely?
mandalorian-adventures-step-free = { mandalorian-adventures-who } dönt: melyik ingyenes akció?
mandalorian-adventures-step-door = { mandalorian-adventures-who } dönt: melyik ajtó?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } megtarthat egyet a felvett tervkártyák közül.
mandalorian-adventures-step-top = { mandalorian-adventures-who } visszatehet egyet a felvett kártyák közül a pakli tetejére.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } most használhat egy tervkártyát.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } dönt: melyik tervkártyát dobja el?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } dönt: melyik hatás, sorrendben?
mandalorian-adventures-step-may = { mandalorian-adventures-who } dönt: végrehajtja ezt a részt?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } dönt: melyik legyen először?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } dönt: melyik játékos?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } árulással vádolhat valakit.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } dönt: egyetért a váddal?
mandalorian-adventures-step-won = A küldetés sikerült!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] A küldetés kudarcot vallott. Legyőzve: { $character }.
    [failure] A küldetés kudarcot vallott: teljesült egy bukási feltétel.
   *[other] A küldetés kudarcot vallott.
}
mandalorian-adventures-step-unfinished = A játék befejezetlenül leállt.
mandalorian-adventures-label-event = Esemény
mandalorian-adventures-label-source = Szöveg
mandalorian-adventures-label-due = Fenyeget
mandalorian-adventures-label-objective = Cél
mandalorian-adventures-label-failure = Bukás
mandalorian-adventures-label-crisis = Válság
mandalorian-adventures-label-effect = Szimbólum $
mandalorian-adventures-label-green = Akció
mandalorian-adventures-label-rules = Szabályok
mandalorian-adventures-label-tracks = Sávok
mandalorian-adventures-label-ways = Átjárók
mandalorian-adventures-label-enemies = Ellenségek
mandalorian-adventures-label-bonuses = Bónuszok
mandalorian-adventures-label-looked = Megnézve
mandalorian-adventures-label-spaces = Helyek
mandalorian-adventures-label-decks = Paklik
mandalorian-adventures-label-plans = Tervek
mandalorian-adventures-label-carries = Viszi
mandalorian-adventures-label-hand = Kéz
mandalorian-adventures-label-drawn = Felvéve
mandalorian-adventures-picture-legend = @ karakter; t3 2 ellenség, 2 ÉP-je maradt{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o képpel lefelé fordított kerek, ?# szögletes; t7+ bónusz; S kezdő, E kijárat, (4) szám, * csillag, ^ szintkülönbség; d0 ajtó.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { $number } sebzés
mandalorian-adventures-picture-defeat = Egy karaktert legyőznek.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } / { $size }
mandalorian-adventures-picture-sabotage = szabotázs { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = üres
mandalorian-adventures-picture-used = [e körben használva]
mandalorian-adventures-picture-child = Gyermek
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character }, { $cell }, sebzés { $damage } / { $hp }, áruló
   *[no] { $character }, { $cell }, sebzés { $damage } / { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, kiesett
mandalorian-adventures-picture-enemy = { $name }, { $cell }: { $kind }, ÉP { $left } / { $hp }
mandalorian-adventures-picture-reinforcement = erősítés
mandalorian-adventures-picture-quiet = ebben a körben nem támad
mandalorian-adventures-picture-has-child = nála van a Gyermek
mandalorian-adventures-picture-bonus = { $name }, { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name }, { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } kártya a kézben
   *[other] { $count } kártya a kézben
}
mandalorian-adventures-fact-deck = pakli { $count }
mandalorian-adventures-fact-discard = eldobva { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] még jár { $count } kártya
   *[other] még jár { $count } kártya
}
mandalorian-adventures-fact-loyal = hűséges
mandalorian-adventures-fact-traitor = áruló
mandalorian-adventures-deck-events = események { $cards }, a következő hátlap: { $back }
mandalorian-adventures-deck-plans = tervpakli { $cards }, eldobva { $discard }
mandalorian-adventures-deck-reinforcements = erősítések { $count }
mandalorian-adventures-deck-sabotage = szabotázs { $count }, használt { $used }
mandalorian-adventures-deck-on-top = a tervpakli tetején: { $card }

## A pontozólap

mandalorian-adventures-column = { $seat }. játékos
mandalorian-adventures-row-won = Győzelem
mandalorian-adventures-row-turns = Körök
mandalorian-adventures-row-damage = Sebzés
mandalorian-adventures-row-total = Összesen
mandalorian-adventures-row-rank = Helyezés
mandalorian-adventures-tie-shared = Mindenki együtt győz.

## A segédlet

mandalorian-adventures-aid-front =
    A KÖRÖD
    1 Akciólépés: játssz ki két kártyát a kezedből, mindkettőt más akcióhelyre.
      Minden kártya után hajtsd végre az akciót a kártya erejével, vagy mondj le
      róla. Ha a kártyán rajta van az akció szimbóluma, 1-gyel erősebb. A hatását az
      akció előtt vagy után használhatod, ha a kártya a hatásban megnevezett helyen
      van.
    2 Eseménylépés: lásd a másik oldalt.
    3 Kártyafelvétel: vegyél fel kártyákat, amíg 4 nem lesz a kezedben (hősi: 3).

    AZ AKCIÓK, az erejükkel
      Mozgás      legfeljebb ennyi mező vékony vonalakon és nyitott ajtókon át. Egy
                  ellenség vagy képpel lefelé fordított fenyegetés megállít;
                  az ilyet felfeded.
      Támadás     ennyi sebzés egy fenyegetésnek 1 hatótávon belül. Ha képpel
                  lefelé van, előbb felfeded.
      Felderítés  ekkora hatótávon belül nézz meg egy képpel lefelé fordított
                  fenyegetést, vagy mozgass egy ellenséget 1 mezővel.
      Tervezés    vegyél fel ennyi tervkártyát; egyet megtarthatsz, egyet
                  visszatehetsz.
    Az akciólépésedben használhatod a meződön lévő bónuszokat és a nálad lévő
    jelzőket. A hatótáv átér a szintkülönbségen, de falon és zárt ajtón nem.

    VESZÍTETEK, amint egy karakternek annyi sebzése van, amennyi életpontja, vagy ha
    a küldetés úgy mondja. EGYÜTT GYŐZTÖK, ha a cél teljesült.

    BEÍRÁS: „play k17 move” kijátssza a k17 kártyát a Mozgás helyre, „go c12” arra a
    mezőre lép, „attack t3” és „look t5” fenyegetést nevez meg, „use t7” bónuszt,
    „spend b1” nálad lévő jelzőt, „card p4” tervkártyát.
mandalorian-adventures-aid-back =
    ESEMÉNYLÉPÉS: a helyek balról jobbra; mindegyiken add össze a kártyák nyomtatott
    erejét és a szabotázsjelzőket.
      4 vagy kevesebb  nem történik semmi, minden marad.
      5                egy eseménykártya, azután a hely kiürül.
      6 vagy több      előbb a küldetés válsága; a +6 jelű hatások érvényesek.
    Egy teljesen hatástalan esemény erősítést hoz. A szabotázs egy véletlen
    jelzőt tesz egy helyre.

    AZ ELLENSÉGEK maguktól nem tesznek semmit, csak a hatásaik működnek
      ! Őr         tőle 1 hatótávon belül fejezel be mozgást: 1 sebzés.

    A TERVKÁRTYÁK megmondják, mikor használhatók. Minden karakternél egy lehet
    minden fajtából.

    A TÉRKÉP: a vékony vonalakon át lehet menni; a vastagok falak; a szaggatottak
    szintkülönbségek, ezeken csak a hatótáv ér át; d0 egy ajtó, zárva vastag
    vonalban. ░ járhatatlan. S kezdőmező, E kijárat, * csillag (*r piros, *b kék),
    (4) szám.
