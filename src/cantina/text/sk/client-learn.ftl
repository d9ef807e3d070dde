### Webový klient: lekcie a sprievodca, ktorý nimi sprevádza.

client-learn-lesson = Lekcia { $number }
client-learn-done = Hotovo
client-learn-begin = Začať
client-learn-heard = Rozumiem
client-learn-next = Lekcia { $number }: { $name }
client-learn-play-on = Hrať ďalej
client-learn-enough = Viac netreba: hraj túto hru ďalej alebo začni ďalšiu lekciu.
client-learn-enough-last = To bola posledná lekcia: hraj ďalej a dobrý lov!
client-learn-none = Pre túto hru ešte žiadna lekcia nie je; jej pravidlá sú nižšie.
client-learn-explain = { $pointer ->
    [touch] Podrž prst na ktorejkoľvek karte a prečítaj si vysvetlenie.
   *[mouse] Nechaj ukazovateľ chvíľu na ktorejkoľvek karte a prečítaj si vysvetlenie.
}
client-learn-hunt = Lov
client-learn-hunt-about = Asi päť minút: berieš karty, lovíš a platíš, a potom môžeš hru dohrať.
client-learn-contracts = Zákazky
client-learn-contracts-about = Plná hra, so sprievodcom tým, čo je nové.
client-learn-missions = Misie
client-learn-missions-about = Asi päť minút za postavu Din Djarin: vyložíš vybavenie, splníš misiu a vezmeš si karty.
client-learn-events = Udalosti
client-learn-events-about = Hra pre troch za postavu Boba Fett: udalosti pre seba aj proti ostatným.
client-learn-camp = Tábor
client-learn-camp-about = Prvá misia pre dvoch hrdinov, pri textovom stole.
client-learn-egg = Vajce
client-learn-egg-about = Druhá misia s vlastnými pravidlami, pri textovom stole.

## Bounty Hunters

client-learn-bh-draw-target = Vitaj na love: vezmi si kartu z kôpky cieľov.
client-learn-bh-keep = Vyber cieľ, ktorý si necháš; ostatné karty dostane sused naľavo.
client-learn-bh-play = Zahraj ho a lov sa začína.
client-learn-bh-shield = Na dolapenie musia tvoji lovci dosiahnuť všetky tri farby jeho štítu.
client-learn-bh-draw-hunter = Vezmi si proti nemu lovca.
client-learn-bh-passed = Karty v ruke sa posunuli o jedno miesto doľava: vyber lovca, ktorý dodá, čo chýba.
client-learn-bh-send = Pošli lovca proti svojmu cieľu.
client-learn-bh-missing = Pod cieľom vidíš, čo ešte chýba; keď nechýba nič, je dolapený.
client-learn-bh-captured = Dolapený: jeho body sú tvoje, mínus červené čísla lovcov.
client-learn-bh-draw-market = Teraz si vezmi kartu z trhu Jawov: jeho droidi a debny stoja kredity.
client-learn-bh-keep-market = Vyber kartu trhu; číslo na minci je jej cena.
client-learn-bh-pay = Zaplať ju teraz alebo ju rezervuj, kým na ňu nebudeš mať.
client-learn-bh-end = Po prvom štvrtom dolapení sa dohrá toto kolo a ešte dve, a potom vyhráva najviac bodov.
client-learn-bh-sell = Každú kartu môžeš namiesto zahrania predať za jeden kredit.
client-learn-bh-orphans = Lovec bez cieľa čaká a pridá sa k ďalšiemu cieľu, ktorý zahráš.
client-learn-bh-last = Koniec sa začal: ber, čo ešte dá body.
client-learn-bh-draw-contract = Nové v tejto hre: vezmi si zákazku, ktorá platí za určité dolapené postavy.
client-learn-bh-keep-contract = Vyber zákazku; postavy na nej sa oplatí loviť.
client-learn-bh-contract = Zahraj ju: zákazka je zadarmo a platí na konci hry.
client-learn-bh-worth = Číslo pod zákazkou hovorí, koľko by dala teraz.
client-learn-bh-rivals = Pozri sa, koho lovia súperi, skôr než im pošleš kartu, ktorú potrebujú.
client-learn-bh-crates = Debny tiež dávajú body, a kto ich má najviac, dostane ďalších päť.

## Way of the Mandalorian

client-learn-wm-equip = Vitaj na love: zaplať svietiacu kartu a jej symboly sa pridajú k tvojim.
client-learn-wm-more = Vylož ešte jednu, kým sa nevyplnia všetky symboly niektorej misie.
client-learn-wm-ready = Máš všetky symboly tejto misie: pokús sa o ňu.
client-learn-wm-use = Zapni vybavenie, ktoré potrebuješ; karta so značkou 1× sa potom zahodí.
client-learn-wm-done = Odmena je tvoja, a na konci vyhráva najbohatší.
client-learn-wm-draw = Zostáva ti jedna akcia: vezmi si dve karty.
client-learn-wm-take = Vezmi si dve karty: odkryté alebo neznáme z kôpky.
client-learn-wm-end = Obe akcie sú hotové: ukonči ťah.
client-learn-wm-job = Fuška prinesie 200 kreditov, raz v každom tvojom ťahu.
client-learn-wm-sell = Karty, ktoré nepotrebuješ, predáš za polovicu ceny.
client-learn-wm-goal = Posledná misia platí najviac a ukončí hru.
client-learn-wm-event = Niekto vykonáva misiu: za 200 kreditov ju tvoja udalosť sťaží.
client-learn-wm-limit = Na konci ťahu smieš mať v ruke päť kariet: vyber, čo zahodíš.
client-learn-wm-last = Je tu posledná misia: platí 5000 a ukončí hru.
client-learn-wm-fill = Hráš za postavu Boba Fett: ukry udalosť na svoje miesto, odkiaľ sa hrá zadarmo.
client-learn-wm-slot = Túto udalosť poznáš len ty: pomôže tvojim misiám alebo zastaví cudzie.
client-learn-wm-prepare = Vylož, čo misia ešte požaduje.
client-learn-wm-try = Pokús sa o túto misiu: máš všetky symboly.
client-learn-wm-own-event = Vlastná udalosť raz pridá svoje symboly; pasuj, keď to stačí aj bez nej.
client-learn-wm-once = Karta so značkou 1× sa po použití zahodí, takže vynechaj, čo nepotrebuješ.
client-learn-wm-keep = Nechaj si udalosť a 200 kreditov a môžeš zastaviť súpera.
client-learn-wm-orders = Týmto tlačidlom povieš, kedy sa ťa pýtať na udalosti.

## The Mandalorian: Adventures

client-learn-ma-goal = Vitaj: toto máte spoločne dokázať.
client-learn-ma-map = Na mape je @ hrdina, t hrozba a hrubé čiary sú steny.
client-learn-ma-play = Zahraj kartu na akčné pole: čím je silnejšia, tým viac akcia zmôže.
client-learn-ma-go = Choď z políčka na políčko alebo sa zastav.
client-learn-ma-attack = Vyber hrozbu na útok: sila určuje zranenia.
client-learn-ma-second = Teraz zahraj druhú kartu na iné akčné pole.
client-learn-ma-end = Obe karty sú zahrané: ukonči ťah.
client-learn-ma-crisis = Akčné pole so súčtom päť prinesie udalosť, so šiestimi a viac najprv túto krízu.
client-learn-ma-failure = Ak sa to stane, misia je prehratá.
client-learn-ma-rules = Každá misia má vlastné pravidlá: tu môže vajce prasknúť.
client-learn-ma-skills = Text karty platí len na akčnom poli, ktoré menuje.
client-learn-ma-spaces = Rozdeľuj karty, lebo akčné pole so súčtom päť prinesie udalosť.
client-learn-ma-plan = Karta plánovania je navyše k dvom kartám: zahraj ju, keď pomôže.
