### Amit a szerver mond, ha valamit nem tud megtenni.

request-field = Valami baj van itt: „{ $field }”: { $reason }
request-json = Ez nem JSON
request-wish = Ismeretlen kérés: „{ $wish }”; lehetséges: { $allowed }
request-too-many = Egyszerre túl sok: várj egy kicsit
request-too-large = Ez túl nagy: legfeljebb { $most } bájt lehet
request-host = Ezt a szervert nem így hívják: „{ $host }”; a neveit a „cantina serve --names” adja meg
request-header = A(z) „{ $header }” fejléc nem érthető
request-origin = Erről az oldalról nem lehet kérést küldeni
request-here = Ezt csak az a számítógép kérheti, amelyen a szerver fut
request-nowhere = Itt nincs semmi
request-method = Ez a metódus itt nem használható
request-reason-missing = hiányzik
request-reason-unknown = nincs ilyen mező
request-reason-long = túl hosszú
request-reason-small = túl kicsi
request-reason-large = túl nagy
request-reason-json = ez nem JSON
request-reason-kind = nem olyan fajtájú, amilyen ide kell
request-stranger = Ezen a szerveren még nincs sem helyed, sem asztalod
request-reason-link = ez nem a szerver címe alatti link
request-come-back = A szerver újraindul: gyere vissza pár pillanat múlva
request-store = { $why ->
    [full] A szerver lemeze megtelt: semmi sem tárolható, és semmi sem változott
    [busy] A szerver adatbázisa foglalt: semmi sem változott, próbáld újra
    [corrupt] A szerver adatbázisa sérült: semmi sem változott
    [lost] A szerver nem éri el az adatbázisát: semmi sem változott, próbáld újra kicsit később
   *[other] A szerver ezt most nem tudja tárolni: semmi sem változott
}
