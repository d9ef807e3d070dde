### A webes kliens: a Way of the Mandalorian asztala.

## Döntések

client-wm-main = { $actions ->
    [0] Nincs több akció: szerelkezz fel, vagy fejezd be a kört
    [one] Még { $actions } akció: mit teszel?
   *[other] Még { $actions } akció: mit teszel?
}
client-wm-main-hint = Hajts végre küldetést, vegyél fel kártyát, adj el, vagy menj fejvadászatra. A felszerelkezés nem akció.
client-wm-draw = { $picks ->
    [one] Vegyél fel még { $picks } kártyát
   *[other] Vegyél fel { $picks } kártyát
}
client-wm-draw-hint = A piacról, vagy látatlanban a pakliból.
client-wm-selling = Mit adsz el?
client-wm-sale = Eladsz még valamit?
client-wm-sale-hint = A kezedben és a tábládon lévő kártyák a költségük felét hozzák.
client-wm-opponent-event = { $name } küldetése: { $mission }. Esemény ellene?
client-wm-opponent-event-hint = 200 kreditbe kerül, és megnehezíti a küldetést.
client-wm-own-event = { $mission }: saját esemény?
client-wm-own-event-hint = 200 kreditbe kerül, és a szimbólumai a tieidhez adódnak.
client-wm-discard = Eldobsz egy kártyát, hogy figyelmen kívül hagyj egy szimbólumot?
client-wm-discard-hint = A küldetéskártya egy szimbóluma nem számít.
client-wm-symbol = Melyik szimbólumot hagyod figyelmen kívül?
client-wm-use = Melyik felszerelést használod?
client-wm-use-hint = Az egyszer használatos kártyákat használat után eldobod.
client-wm-keep = Fizetsz 200 kreditet, hogy megtartsd a használt kártyát?
client-wm-limit = Túl sok kártya: melyiket dobod el?
client-wm-limit-hint = A köröd végén öt marad.
client-wm-preview-reached = A szimbólumaid elegendők, ha senki sem játszik ki eseményt.
client-wm-preview-event = A táblád magában nem elég, de van mivel kiegészítened.
client-wm-preview-hopeless = A táblád mostani állása szerint ez nem sikerülhet.
client-wm-preview-anyway = Mégis megpróbálod?
client-wm-preview-stakes = Siker: +{ $reward }. Kudarc: −{ $penalty }.
client-wm-preview-succeeds = A jelen állás szerint a küldetés sikerül.
client-wm-preview-fails = A jelen állás szerint a küldetés kudarcot vall.
client-wm-preview-decides = Ez dönti el, sikerül-e.
client-wm-preview-worn-out = Elhasználódik: { $cards }
client-wm-preview-in-reach = Ezzel elérhető: { $missions }
client-wm-preview-surplus = Fölösleges kártyák: { $count }. A köröd végén öt marad.
client-wm-fill = Esemény az eseményhelyedre?
client-wm-over = A játéknak vége.
client-wm-do-draw = Vegyél fel 2 kártyát
client-wm-do-job = Fejvadászat: 200
client-wm-do-sell = Eladás…
client-wm-do-not-sell = Nem adok el
client-wm-do-end = Kör befejezése
client-wm-end-sure = { $actions ->
    [one] Még { $actions } akciód van. Befejezed a kört?
   *[other] Még { $actions } akciód van. Befejezed a kört?
}
client-wm-do-close = Eladás lezárása
client-wm-do-pass = Kártya nélkül
client-wm-do-slot = Az eseményhelyem eseménye, ingyen
client-wm-do-keep = Fizetek 200-at, megtartom
client-wm-do-drop = Eldobom
client-wm-do-use = { $count ->
    [0] Felszerelés nélkül
    [one] Ezzel a kártyával
   *[other] { $count } kártyával
}

## Az asztal

client-wm-turn = { $turn }. kör
client-wm-before = Az első kör előtt
client-wm-missions = Küldetések
client-wm-market = Piac
client-wm-deck = Piacpakli
client-wm-hand = Kéz
client-wm-discards = { $count ->
    [one] { $count } eldobott kártya
   *[other] { $count } eldobott kártya
}
client-wm-wealth = Vagyon
client-wm-chart = Vagyon kreditben, körönként
client-wm-chart-turn = Kör
client-wm-attempt = { $name }: { $mission }
client-wm-with = Vele: { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = nincs küldetés
client-wm-empty-slot = szabad felszereléskártya-hely
client-wm-event-slot = eseményhely
client-wm-face-down = egy kártya, képpel lefelé
client-wm-board-of = { $name } karaktertáblája
client-wm-seen = Láttuk a kezében
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } kredit
   *[other] { $count } kredit
}
client-wm-tally-hand = { $count ->
    [one] { $count } kártya a kézben
   *[other] { $count } kártya a kézben
}
client-wm-leads = vezet
client-wm-end-far = { $left ->
    [one] Még { $left } sikeres küldetés, és jön az utolsó
   *[other] Még { $left } sikeres küldetés, és jön az utolsó
}
client-wm-end-near = Itt az utolsó küldetés: aki sikeresen végrehajtja, lezárja a játékot!
client-wm-to-the-end = Az utolsó küldetésig

## Kártyák szavakban

client-wm-words-mission = { $name }, { $level }. szint: { $symbols }. Jutalom { $reward }, büntetés { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } { $cost }-ért: { $symbols }{ $temporary ->
    [yes] , egyszer használatos
   *[no] { "" }
}
client-wm-words-event = { $name }, esemény: { $symbols }

## Mi micsoda

client-wm-about-mission = A küldetés követelményei: { $symbols }. Érd el mindet a karaktereddel, a felszereléseddel és egy eseménnyel: { $reward } kredit. Kudarc: fizess { $penalty } kreditet.
client-wm-about-last = Az utolsó küldetés követelményei: { $symbols }. Aki sikeresen végrehajtja, { $reward } kreditet kap, és a játéknak vége.
client-wm-about-equipment = Fizess { $cost } kreditet, és tedd a tábládra: minden küldetésnél hozza: { $symbols }. Eladva { $half } kreditet ér.
client-wm-about-temporary = Fizess { $cost } kreditet, és tedd a tábládra: egyszer hozza: { $symbols }, utána eldobod. Előtte eladva { $half } kreditet ér.
client-wm-about-event = 200 kreditért: { $symbols } a te küldetésedhez, vagy ennyivel több követelmény a máséhoz.
client-wm-about-deck = Kártyák, amelyeket senki sem ismer. A „Vegyél fel 2 kártyát” egy akció; mindegyik jöhet innen vagy a piacról.
client-wm-about-end = A küldetéspakli rendezett: elöl a könnyűek. A legutolsó lezárja a játékot; ekkor mindenki féláron eladja a tábláján lévő kártyákat, és a leggazdagabb nyer.
client-wm-ability-din-djarin = Öt helye van felszereléskártyáknak, a többieknek négy.
client-wm-ability-fennec-shand = Minden használt egyszer használatos kártyáért fizethet 200 kreditet, hogy visszavegye a kezébe.
client-wm-ability-bo-katan-kryze = A küldetésénél eldobhat egy kártyát, hogy figyelmen kívül hagyja a küldetés egy szimbólumát.
client-wm-ability-boba-fett = Egy eseményt képpel lefelé tart a saját eseményhelyén, és ingyen játssza ki.
client-wm-about-actions = Egy körben két akciód van, tetszőleges sorrendben, akár kétszer ugyanaz: küldetés végrehajtása, kártyák felvétele, eladás vagy egyetlen fejvadászat.
client-wm-about-missions = Egy küldetés végrehajtása akció. Érd el minden szimbólumát, és vedd el a jutalmat; kudarc esetén fizesd ki a büntetést.
client-wm-about-reward = A kreditek, amelyeket a küldetés sikeres végrehajtója a bankból elvesz.
client-wm-about-penalty = A kreditek, amelyekbe egy sikertelen küldetés kerül. Akinek kevesebb van, mindenét kifizeti.
client-wm-about-equipping = A kezedben lévő felszerelést kifizeted, és a táblád egy szabad helyére teszed. Ez nem akció. Ott marad, amíg el nem adod.
client-wm-about-events = Egy esemény 200 kreditbe kerül. A saját küldetésednél a szimbólumai a tieidhez adódnak; más ellen a küldetés követelményeihez.
client-wm-about-temporaries = Az 1× jelű kártyát használat után eldobod. Amit nem használtál, marad.
client-wm-about-symbols = Tűzerő, páncél, pilótatudás, ravaszság: a küldetés sikerül, ha mindegyikből van legalább annyi, amennyit követel.
client-wm-about-credits = Az nyer, akinek a legtöbb kreditje van. Ebből fizetsz felszerelésért, eseményért, és ebből fizeted a büntetést.
client-wm-about-slots = A tábládon négy hely van felszereléskártyáknak, Din Djarinén öt.
client-wm-about-job = Akció, amely 200 kreditet hoz, körönként csak egyszer.
client-wm-about-sale = Akció: adj el kártyákat a kezedből és a tábládról, bármennyit, a költségük feléért.

## Szavak, amelyek megmagyarázzák magukat: minden alakjuk, az első a nevük

client-wm-word-action = akció|akciók|akciót|akciód|akcióval
client-wm-word-mission = küldetés|küldetések|küldetést|küldetéseket|küldetésnél|küldetésen|küldetésben|küldetéshez|küldetése|küldetései|küldetésénél|küldetésedhez|küldetésig
client-wm-word-reward = jutalom|jutalmat|jutalmak
client-wm-word-penalty = büntetés|büntetést|büntetésért
client-wm-word-equipment = felszerelés|felszerelést|felszereléseket|felszereléseddel|felszerelésedet|felszerelésért|felszerelkezés|felszerelkezni|felszerelkezhetsz
client-wm-word-event = esemény|események|eseményt|eseménnyel|eseményekkel|eseménye|eseményed|eseményért
client-wm-word-temporary = egyszer használatos kártya|egyszer használatos
client-wm-word-symbol = szimbólum|szimbólumok|szimbólumot|szimbólumokat|szimbólumai|szimbólumaid|szimbólumait|szimbólumát|szimbóluma
client-wm-word-credit = kredit|kreditek|kreditet|kreditért|kreditbe|kreditje|kreditjeit|kreditnél|kredited
client-wm-word-market = piac|piacról|piacon
client-wm-word-slot = hely|helye|helyek|helyére|helyről|helyekről|eseményhely|eseményhelye|eseményhelyen|eseményhelyeden|eseményhelyén|eseményhelyedre
client-wm-word-job = fejvadászat|fejvadászatért|fejvadászatra|fejvadászaton
client-wm-word-sale = eladás|eladást|eladásért|elad|eladsz|eladta|eladva|adj el
