### Way of the Mandalorian. A zárójelben lévő négy érték mindig tűzerő, páncél, pilótatudás és ravaszság.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Szereld fel a karakteredet, hajts végre egyre nehezebb küldetéseket, akadályozd a többieket eseményekkel. Az nyeri meg a játékot, akinek a végén a legtöbb kreditje van. Körülbelül 45 perc.

## Opciók

way-of-the-mandalorian-option-first-player = a játékos, aki kezd; ha nincs megadva, a véletlen dönt
way-of-the-mandalorian-option-characters = minden játékosnak egy karakter, sorrendben; ha nincs megadva, a véletlen dönt
way-of-the-mandalorian-option-equip-window = mikor lehet felszerelkezni: az egész körben, vagy csak a két akció között
way-of-the-mandalorian-option-compare = mit követel egy küldetés: minden értéket külön, vagy mind a négy összegét
way-of-the-mandalorian-option-event-fee = mennyibe kerül egy esemény kijátszása: 200, vagy a kártyára nyomtatott költség
way-of-the-mandalorian-option-boba-slot-as-opponent = Boba Fett használhatja-e az eseményhelyét mások küldetései ellen
way-of-the-mandalorian-option-boba-slot-fill-window = mikor töltheti meg Boba Fett az eseményhelyét: amikor felszerelkezhet, vagy csak az első kör előtt
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = hány kártyát dobhat el Bo-Katan Kryze egy küldetésnél
way-of-the-mandalorian-option-bo-katan-event-symbols = figyelmen kívül hagyhatja-e Bo-Katan Kryze az események szimbólumait is
way-of-the-mandalorian-option-fennec-hand-limit = fizethet-e Fennec Shand a köre végén a fölös kártyákért is
way-of-the-mandalorian-option-sell-used-temporary-at-end = eladhatók-e még az utolsó küldetésben használt egyszer használatos kártyák
way-of-the-mandalorian-option-credits-open = mindenki látja-e mindenki kreditjeit
way-of-the-mandalorian-option-max-turns = a játék véget ér, ha minden játékosnak volt ennyi köre; 0: korlátlan

## Értékek és karakterek

way-of-the-mandalorian-attribute-firepower = tűzerő
way-of-the-mandalorian-attribute-armour = páncél
way-of-the-mandalorian-attribute-piloting = pilótatudás
way-of-the-mandalorian-attribute-cunning = ravaszság

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Kártyák és küldetések

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = { $cost }-ért { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , egyszer használatos
   *[no] { "" }
}
way-of-the-mandalorian-values-event = { $cost }-ért { way-of-the-mandalorian-symbols }, esemény
way-of-the-mandalorian-values-mission = { $level }. szint { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(egyszer használatos)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (esemény)
way-of-the-mandalorian-told-mission = „{ $name }” ({ $level }. szint, jutalom: { $reward }, büntetés: { $penalty })

## A felszerelések nevei

way-of-the-mandalorian-card-hunting-carbine = Vadászkarabély
way-of-the-mandalorian-card-padded-vest = Párnázott mellény
way-of-the-mandalorian-card-grapple-line = Csáklyás kötél
way-of-the-mandalorian-card-spotter-scope = Figyelőtávcső
way-of-the-mandalorian-card-rebreather-mask = Légzőmaszk
way-of-the-mandalorian-card-forged-papers = Hamis papírok
way-of-the-mandalorian-card-star-charts = Csillagtérképek
way-of-the-mandalorian-card-twin-pistols = Ikerpisztolyok
way-of-the-mandalorian-card-wrist-flamer = Csuklólángszóró
way-of-the-mandalorian-card-sealed-helmet = Zárt sisak
way-of-the-mandalorian-card-shoulder-shield = Vállpajzs
way-of-the-mandalorian-card-patrol-speeder = Járőrsikló
way-of-the-mandalorian-card-tracking-beacon = Nyomjelző adó
way-of-the-mandalorian-card-thermal-visor = Hőlátó vizor
way-of-the-mandalorian-card-ion-rifle = Ionpuska
way-of-the-mandalorian-card-forged-breastplate = Kovácsolt mellvért
way-of-the-mandalorian-card-jet-harness = Rakétahátizsák
way-of-the-mandalorian-card-guild-tablet = Céhes táblagép
way-of-the-mandalorian-card-shock-mine = Sokkoló akna
way-of-the-mandalorian-card-hull-patch = Törzsfoltozó lemez
way-of-the-mandalorian-card-spare-thrusters = Tartalék hajtóművek
way-of-the-mandalorian-card-bribe-purse = Kenőpénzes erszény
way-of-the-mandalorian-card-smoke-canister = Füstpatron
way-of-the-mandalorian-card-overcharged-cell = Túltöltött cella
way-of-the-mandalorian-card-riot-barrier = Tömegoszlató pajzs
way-of-the-mandalorian-card-hired-pilot = Felbérelt pilóta
way-of-the-mandalorian-card-blast-charge = Robbanótöltet
way-of-the-mandalorian-card-borrowed-gunship = Kölcsönkért naszád
way-of-the-mandalorian-card-rented-disguise = Bérelt álruha
way-of-the-mandalorian-card-field-shelter = Tábori menedék

## Az események nevei

way-of-the-mandalorian-card-crossfire = Kereszttűz
way-of-the-mandalorian-card-hail-of-debris = Törmelékzápor
way-of-the-mandalorian-card-asteroid-drift = Sodródó aszteroidák
way-of-the-mandalorian-card-web-of-lies = Hazugságháló
way-of-the-mandalorian-card-ambush-at-the-gate = Rajtaütés a kapunál
way-of-the-mandalorian-card-blockade-run = Blokádtörés
way-of-the-mandalorian-card-hidden-sniper = Rejtőző orvlövész
way-of-the-mandalorian-card-heavy-escort = Erős kíséret
way-of-the-mandalorian-card-standoff = Patthelyzet
way-of-the-mandalorian-card-old-grudge = Régi harag
way-of-the-mandalorian-card-lucky-shot = Szerencsés lövés
way-of-the-mandalorian-card-sandstorm = Homokvihar
way-of-the-mandalorian-card-cave-in = Beomlás
way-of-the-mandalorian-card-acid-rain = Savas eső
way-of-the-mandalorian-card-barroom-brawl = Kocsmai verekedés
way-of-the-mandalorian-card-frozen-night = Fagyos éjszaka
way-of-the-mandalorian-card-engine-trouble = Hajtóműhiba
way-of-the-mandalorian-card-narrow-canyon = Szűk kanyon
way-of-the-mandalorian-card-fuel-shortage = Üzemanyaghiány
way-of-the-mandalorian-card-thick-fog = Sűrű köd
way-of-the-mandalorian-card-tail-wind = Hátszél
way-of-the-mandalorian-card-double-cross = Kettős játék
way-of-the-mandalorian-card-false-trail = Hamis nyom
way-of-the-mandalorian-card-curious-patrol = Kíváncsi járőrök
way-of-the-mandalorian-card-loose-tongue = Fecsegő nyelv
way-of-the-mandalorian-card-rival-hunter = Rivális vadász

## A küldetések nevei

way-of-the-mandalorian-mission-runaway-debtor = Szökött adós
way-of-the-mandalorian-mission-card-cheat = Hamiskártyás
way-of-the-mandalorian-mission-stolen-speeder = Lopott sikló
way-of-the-mandalorian-mission-bail-jumper = Óvadékszökevény
way-of-the-mandalorian-mission-scrapyard-gang = A roncstelep bandája
way-of-the-mandalorian-mission-water-poacher = Víztolvaj
way-of-the-mandalorian-mission-market-pickpocket = Zsebtolvaj a piacon
way-of-the-mandalorian-mission-toll-raiders = Rablók a vámnál
way-of-the-mandalorian-mission-escaped-beast = Elszabadult fenevad
way-of-the-mandalorian-mission-lost-shipment = Elveszett szállítmány
way-of-the-mandalorian-mission-crooked-mechanic = Csaló szerelő
way-of-the-mandalorian-mission-arena-deserter = Az aréna szökevénye
way-of-the-mandalorian-mission-petty-smuggler = Piti csempész
way-of-the-mandalorian-mission-missing-courier = Eltűnt futár
way-of-the-mandalorian-mission-nest-of-vermin = Féregfészek
way-of-the-mandalorian-mission-false-prophet = Hamis próféta
way-of-the-mandalorian-mission-moonlight-runner = Holdfényfutár
way-of-the-mandalorian-mission-pit-champion = A verem bajnoka
way-of-the-mandalorian-mission-desert-outpost = Sivatagi előőrs
way-of-the-mandalorian-mission-rooftop-chase = Hajsza a tetőkön
way-of-the-mandalorian-mission-convoy-guard = Konvojkíséret
way-of-the-mandalorian-mission-canyon-raiders = A kanyon fosztogatói
way-of-the-mandalorian-mission-counterfeit-ring = Pénzhamisító banda
way-of-the-mandalorian-mission-ice-moon-fugitive = A jéghold szökevénye
way-of-the-mandalorian-mission-silent-informer = Néma besúgó
way-of-the-mandalorian-mission-kidnapped-heir = Elrabolt örökös
way-of-the-mandalorian-mission-rogue-gunship = Lázadó naszád
way-of-the-mandalorian-mission-prison-transfer = Rabszállítás
way-of-the-mandalorian-mission-vault-on-the-ridge = Kincseskamra a gerincen
way-of-the-mandalorian-mission-swamp-warlord = A mocsár hadura
way-of-the-mandalorian-mission-hijacked-freighter = Eltérített teherhajó
way-of-the-mandalorian-mission-border-blockade = Határblokád
way-of-the-mandalorian-mission-burning-refinery = Égő finomító
way-of-the-mandalorian-mission-hunters-duel = Vadászok párbaja
way-of-the-mandalorian-mission-pirate-flagship = A kalózok zászlóshajója
way-of-the-mandalorian-mission-iron-governor = A vaskormányzó
way-of-the-mandalorian-mission-shadow-syndicate = Árnyékszindikátus
way-of-the-mandalorian-mission-stolen-prototype = Ellopott prototípus
way-of-the-mandalorian-mission-orbital-prison = Börtön orbitális pályán
way-of-the-mandalorian-mission-last-general = Az utolsó tábornok
way-of-the-mandalorian-mission-poisoners-court = A méregkeverő udvara
way-of-the-mandalorian-mission-walker-foundry = Lépegetőöntöde
way-of-the-mandalorian-mission-council-of-thieves = Tolvajok tanácsa
way-of-the-mandalorian-mission-siege-of-the-forge = A kovácsműhely ostroma
way-of-the-mandalorian-mission-bring-the-child-home = Hozd haza a gyermeket

## Akciók

way-of-the-mandalorian-action-equip = Felszerelkezés: { $card }
way-of-the-mandalorian-action-fill = Tedd képpel lefelé az eseményhelyedre: { $card }
way-of-the-mandalorian-action-draw = Vegyél fel 2 kártyát
way-of-the-mandalorian-action-sell = Add el féláron: { $card }
way-of-the-mandalorian-action-job = Fejvadászat: vegyél el 200 kreditet
way-of-the-mandalorian-action-attempt = Hajtsd végre: { $mission }
way-of-the-mandalorian-action-end = Fejezd be a kört
way-of-the-mandalorian-action-take = Vedd el a piacról: { $card }
way-of-the-mandalorian-action-deck = Vedd fel a piacpakli legfelső kártyáját
way-of-the-mandalorian-action-close = Zárd le az eladást
way-of-the-mandalorian-action-event = Játszd ki: { $card }
way-of-the-mandalorian-action-slot = Játszd ki ingyen az eseményhelyeden lévő eseményt
way-of-the-mandalorian-action-pass = Passz: nincs kártya
way-of-the-mandalorian-action-discard = Dobd el: { $card }
way-of-the-mandalorian-action-ignore = Hagyj figyelmen kívül egy szimbólumot: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Ne használj felszerelést
    [1] Használd a felszerelést erről a helyről: { $slots }
   *[other] Használd a felszereléseket ezekről a helyekről: { $slots }
}
way-of-the-mandalorian-action-keep = Fizess 200 kreditet, és tartsd meg a kártyát a kezedben
way-of-the-mandalorian-action-drop = Dobd el a kártyát
way-of-the-mandalorian-action-retain = Fizess 200 kreditet, és tartsd meg a korláton felül: { $card }

## Ami történt

way-of-the-mandalorian-who = { $you ->
    [yes] { $seat }. játékos (te)
   *[no] { $seat }. játékos
}
way-of-the-mandalorian-event-turn = { $number }. kör: { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } felszerelkezett: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } letett egy eseményt képpel lefelé az eseményhelyére.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } letette az eseményhelyére: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } felvesz 2 kártyát.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } elvette a piacról: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } felvett egy kártyát a piacpakliból.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } felvette: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } nem vehet fel kártyát: nem maradt egy sem.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } eladta: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } { $number } kreditet kapott az eladásért.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } { $number } kreditet kapott fejvadászatért.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } küldetést hajt végre: { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } kijátszott egy eseményt: { $card }, { $count ->
    [0] ingyen
   *[other] { $count } kreditért
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } passzol.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } eldobta, hogy figyelmen kívül hagyjon egy szimbólumot: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } figyelmen kívül hagy egy szimbólumot: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } használja: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } sikeresen végrehajtotta ezt a küldetést: „{ $mission }”; kapott érte { $count } kreditet!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } sikertelenül hajtotta végre ezt a küldetést: „{ $mission }”; fizetett { $count } kreditet.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } elhasználta: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } 200 kreditet fizetett, és megtartotta: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } eldobta: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } 200 kreditet fizetett, és megtartotta a korláton felül: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } befejezte a körét.
way-of-the-mandalorian-event-reshuffled = A dobópakli összekeverve, új piacpakli lett belőle ({ $number ->
    [one] { $number } kártya
   *[other] { $number } kártya
}).
way-of-the-mandalorian-event-new-in-market = Új a piacon: { $card }.
way-of-the-mandalorian-event-new-mission = Új küldetés: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } sikeresen végrehajtotta a 4. szintű küldetést: a játéknak vége!
way-of-the-mandalorian-event-unfinished = Az utolsó kör véget ért, és a 4. szintű küldetést senki sem hajtotta végre sikeresen: a játék befejezetlenül leáll.

## Miért nem lehet egy akció

way-of-the-mandalorian-refusal-window = „{ $action }” nem ahhoz tartozik, amiről most dönteni kell ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = „{ $action }”: nincs a kezedben ez a kártya: { $card } ({ $rule })
way-of-the-mandalorian-refusal-equip-window = „{ $action }”: ennél az asztalnál csak a két akció között lehet felszerelkezni ({ $rule })
way-of-the-mandalorian-refusal-no-slot = „{ $action }”: nincs szabad hely a karaktertábládon ({ $rule })
way-of-the-mandalorian-refusal-cost = „{ $action }”: { $cost } kreditbe kerül, és neked { $credits } van ({ $rule })
way-of-the-mandalorian-refusal-not-boba = „{ $action }”: csak Boba Fettnek van eseményhelye ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = „{ $action }”: az eseményhelyeden már van egy esemény ({ $rule })
way-of-the-mandalorian-refusal-slot-window = „{ $action }”: az eseményhelyet most nem lehet megtölteni ({ $rule })
way-of-the-mandalorian-refusal-no-actions = „{ $action }”: ebben a körben már nincs akciód ({ $rule })
way-of-the-mandalorian-refusal-second-job = „{ $action }”: fejvadászat körönként csak egyszer lehet ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = „{ $action }”: ez a küldetés nincs a sorban: m{ $mission } ({ $rule })
way-of-the-mandalorian-refusal-not-yours = „{ $action }”: ez a kártya sem a kezedben, sem a karaktertábládon nincs: { $card } ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = „{ $action }”: ez a kártya nincs a piacon: { $card } ({ $rule })
way-of-the-mandalorian-refusal-no-card = „{ $action }”: a piacpakli és a dobópakli is üres ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = „{ $action }”: nincs az eseményhelyeden itt kijátszható esemény ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = „{ $action }”: ezen a küldetésen nincs ilyen szimbólum, amelyet figyelmen kívül hagyhatnál ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = „{ $action }”: ezek közül az egyik hely üres ({ $rule })

## Az asztal szövegként

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Az első kör előtt.
   *[other] { $last ->
        [0] { $turn }. kör.
       *[other] { $turn }. kör, legfeljebb { $last }.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who }: nincs több akció; felszerelkezés vagy a kör vége.
    [one] { way-of-the-mandalorian-who }: még { $actions } akció van hátra.
   *[other] { way-of-the-mandalorian-who }: még { $actions } akció van hátra.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } még { $picks } kártyát vesz fel: piac vagy pakli?
   *[other] { way-of-the-mandalorian-who } { $picks } kártyát vesz fel: piac vagy pakli?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } elad, eddig { $sold } kreditért.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } dönt: esemény e küldetés ellen?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } dönt: saját esemény ehhez a küldetéshez?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } dönt: eldob egy kártyát, hogy figyelmen kívül hagyjon egy szimbólumot?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } dönt: melyik szimbólumot hagyja figyelmen kívül?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } dönt: melyik felszerelést használja?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } dönt: fizet 200 kreditet, és megtartja: { $card }?
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who }: { $count } kártya van a kezében, { $limit } maradhat, a többit eldobja.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } dönt: esemény az eseményhelyre?
way-of-the-mandalorian-step-over = A játéknak vége.
way-of-the-mandalorian-step-unfinished = A játék befejezetlenül leállt.
way-of-the-mandalorian-end-far = A játékot a 4. szintű küldetés zárja. Előtte még: { $left ->
    [one] { $left } sikeres küldetés.
   *[other] { $left } sikeres küldetés.
}
way-of-the-mandalorian-end-soon = A játékot lezáró 4. szintű küldetés e kör végén jelenik meg.
way-of-the-mandalorian-end-near = Itt a 4. szintű küldetés: aki sikeresen végrehajtja, lezárja a játékot.
way-of-the-mandalorian-label-missions = Küldetések
way-of-the-mandalorian-label-market = Piac
way-of-the-mandalorian-label-decks = Paklik
way-of-the-mandalorian-label-attempt = Most
way-of-the-mandalorian-label-required = Szükséges
way-of-the-mandalorian-label-available = Megvan
way-of-the-mandalorian-label-missing = Hiányzik
way-of-the-mandalorian-label-board = Tábla
way-of-the-mandalorian-label-slot = Esemény
way-of-the-mandalorian-label-known = Látott
way-of-the-mandalorian-label-hand = Kéz
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] nincs több küldetés
    [one] { $cards } küldetés, a következő: { $level }. szint
   *[other] { $cards } küldetés, a következő: { $level }. szint
}
way-of-the-mandalorian-deck-market = piacpakli { $cards }
way-of-the-mandalorian-deck-discard = dobópakli { $cards }
way-of-the-mandalorian-deck-completed = sikeres { $cards }
way-of-the-mandalorian-picture-nothing = nincs
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = küldetés { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card }, kijátszotta: { $seat }. játékos
way-of-the-mandalorian-part-ignored = figyelmen kívül { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = karakter { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = a teljes tábla { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = saját esemény { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = semmi, ha a teljes táblát használja
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } kredit
   *[other] { $credits } kredit
}
way-of-the-mandalorian-fact-hidden-credits = rejtett kreditek
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } kártya a kézben
   *[other] { $count } kártya a kézben
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] nincs szabad hely
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
way-of-the-mandalorian-fact-strength = a táblával { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = egy esemény, képpel lefelé
way-of-the-mandalorian-picture-empty = üres

## A pontozólap

way-of-the-mandalorian-column = { $seat }. játékos
way-of-the-mandalorian-row-credits = Kreditek
way-of-the-mandalorian-row-sale = Záró eladás
way-of-the-mandalorian-row-total = Összesen
way-of-the-mandalorian-row-rank = Helyezés
way-of-the-mandalorian-tie-shared = A kreditek egyenlők: a győzelem közös.

## A segédlet

way-of-the-mandalorian-aid-front =
    A KÖRÖD: két akció, tetszőleges sorrendben; a fejvadászaton kívül mindegyik
    kétszer is.
      draw       Vegyél fel 2 kártyát: mindegyiket a piacról vagy a piacpakliból.
      sell       Adj el kártyákat a kezedből és a tábládról, bármennyit, az összes
                 költségük feléért. A pénzt az eladás lezárásakor kapod meg.
      job        Fejvadászat: vegyél el 200 kreditet. Körönként csak egyszer.
      attempt    Hajts végre egy küldetést: lásd a másik oldalt.
    Az akciók előtt, között és után felszerelkezhetsz: fizesd ki a költséget, és
    tedd a kártyát a táblád egy szabad helyére. Ez nem akció.
    Ezután fejezd be a kört. Akinek ötnél több kártya van a kezében, ötig eldobja a
    többit. A piac 4 kártyára, a sor 6 küldetésre töltődik fel.

    EGY KÁRTYA OLVASÁSA: (3·1·2·0) a tűzerő, a páncél, a pilótatudás és a ravaszság.
      Rakétahátizsák 600-ért (0·0·3·1)     600 kreditbe kerülő felszerelés
      Sokkoló akna 200-ért (2·0·0·1), egyszer használatos
                                           a küldetés után, amelyben használtad,
                                           eldobod
      Kereszttűz 200-ért (2·0·0·0), esemény
                                           lásd a másik oldalt
      Rablók a vámnál, 1. szint (5·1·3·1) +300 −100
                                           ezeket a szimbólumokat követelő
                                           küldetés: jutalom 300, büntetés 100
    A 17-es kártya „#17”, a 3-as küldetés „#m3”: „equip 17”, „attempt m3”. A helyek
    számozása 1-től indul: „use 1+3” az első és a harmadik kártyáját használja.
way-of-the-mandalorian-aid-back =
    EGY KÜLDETÉS VÉGREHAJTÁSA
    1 Válassz egy küldetést a sorból.
    2 Balról kezdve minden ellenfél kijátszhat egy eseményt 200 kreditért: a
      szimbólumai a követelményekhez adódnak.
    3 Te is kijátszhatsz egy eseményt 200 kreditért: a szimbólumai a tieidhez
      adódnak.
    4 Döntsd el, melyik felszerelésedet használod a tábládról.
    5 A te szimbólumaid: a karakteredé, az eseményedé és a használt felszerelésé.
      Mind a négy értékben el kell érniük a követelményeket.
      Siker: vedd el a jutalmat, a küldetés kikerül a játékból.
      Kudarc: fizesd ki a büntetést, vagy mindent, amid van; a küldetés visszakerül
      a sorba.
    6 Minden eseményt és a használt egyszer használatos felszereléseket eldobjátok.

    A KARAKTEREK
      Din Djarin      öt helye van felszereléskártyáknak, a többieknek négy.
      Fennec Shand    minden használt egyszer használatos kártyáért fizethet 200
                      kreditet, hogy visszavegye a kezébe.
      Bo-Katan Kryze  a küldetésénél eldobhat egy kártyát, hogy figyelmen kívül
                      hagyja a küldetéskártya egy szimbólumát.
      Boba Fett       egy eseményt képpel lefelé az eseményhelyén tarthat, és ingyen
                      kijátszhatja, saját és mások küldetéseinél.

    A JÁTÉK VÉGE: azonnal, ha valaki sikeresen végrehajtja a 4. szintű küldetést, a
    pakli utolsóját. A táblákon lévő kártyákat féláron eladjátok; a kézben lévők nem
    érnek semmit. Az nyeri meg a játékot, akinek a legtöbb kreditje van; egyenlő
    kreditnél a győzelem közös.
