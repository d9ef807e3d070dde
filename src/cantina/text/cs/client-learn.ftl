### Webový klient: lekce a průvodce, který jimi provází.

client-learn-lesson = Lekce { $number }
client-learn-done = Hotovo
client-learn-begin = Začít
client-learn-heard = Rozumím
client-learn-next = Lekce { $number }: { $name }
client-learn-play-on = Hrát dál
client-learn-enough = Víc není třeba: hraj tuto hru dál, nebo začni další lekci.
client-learn-enough-last = To byla poslední lekce: hraj dál a dobrý lov!
client-learn-none = Pro tuto hru ještě žádná lekce není; její pravidla jsou níže.
client-learn-explain = { $pointer ->
    [touch] Podrž prst na kterékoli kartě a přečti si vysvětlení.
   *[mouse] Nech ukazatel chvíli na kterékoli kartě a přečti si vysvětlení.
}
client-learn-hunt = Lov
client-learn-hunt-about = Asi pět minut: bereš karty, lovíš a platíš, a pak můžeš hru dohrát.
client-learn-contracts = Zakázky
client-learn-contracts-about = Plná hra, s průvodcem tím, co je nové.
client-learn-missions = Mise
client-learn-missions-about = Asi pět minut za postavu Din Djarin: vyložíš vybavení, splníš misi a vezmeš si karty.
client-learn-events = Události
client-learn-events-about = Hra pro tři za postavu Boba Fett: události pro sebe i proti ostatním.
client-learn-camp = Tábor
client-learn-camp-about = První mise pro dva hrdiny, u textového stolu.
client-learn-egg = Vejce
client-learn-egg-about = Druhá mise s vlastními pravidly, u textového stolu.

## Bounty Hunters

client-learn-bh-draw-target = Vítej na lovu: vezmi si kartu z balíčku cílů.
client-learn-bh-keep = Vyber cíl, který si necháš; ostatní karty dostane soused nalevo.
client-learn-bh-play = Zahraj ho a lov začíná.
client-learn-bh-shield = K dopadení musí tvoji lovci dosáhnout všech tří barev jeho štítu.
client-learn-bh-draw-hunter = Vezmi si proti němu lovce.
client-learn-bh-passed = Karty v ruce se posunuly o jedno místo doleva: vyber lovce, který dodá, co chybí.
client-learn-bh-send = Pošli lovce proti svému cíli.
client-learn-bh-missing = Pod cílem vidíš, co ještě chybí; když nechybí nic, je dopadený.
client-learn-bh-captured = Dopaden: jeho body jsou tvoje, minus červená čísla lovců.
client-learn-bh-draw-market = Teď si vezmi kartu z tržiště Jawů: jeho droidi a bedny stojí kredity.
client-learn-bh-keep-market = Vyber kartu tržiště; číslo na minci je její cena.
client-learn-bh-pay = Zaplať ji teď, nebo ji rezervuj, než na ni budeš mít.
client-learn-bh-end = Po prvním čtvrtém dopadení se dohraje toto kolo a ještě dvě, a pak vyhrává nejvíc bodů.
client-learn-bh-sell = Každou kartu můžeš místo zahrání prodat za jeden kredit.
client-learn-bh-orphans = Lovec bez cíle čeká a přidá se k dalšímu cíli, který zahraješ.
client-learn-bh-last = Konec začal: ber, co ještě dá body.
client-learn-bh-draw-contract = Nové v této hře: vezmi si zakázku, která platí za určité dopadené postavy.
client-learn-bh-keep-contract = Vyber zakázku; postavy na ní se vyplatí lovit.
client-learn-bh-contract = Zahraj ji: zakázka je zdarma a platí na konci hry.
client-learn-bh-worth = Číslo pod zakázkou říká, kolik by dala teď.
client-learn-bh-rivals = Podívej se, koho loví soupeři, než jim pošleš kartu, kterou potřebují.
client-learn-bh-crates = Bedny také dávají body, a kdo jich má nejvíc, dostane dalších pět.

## Way of the Mandalorian

client-learn-wm-equip = Vítej na lovu: zaplať svítící kartu a její symboly se přidají k tvým.
client-learn-wm-more = Vylož ještě jednu, dokud se nevyplní všechny symboly některé mise.
client-learn-wm-ready = Máš všechny symboly této mise: pokus se o ni.
client-learn-wm-use = Zapni vybavení, které potřebuješ; karta se značkou 1× se pak zahodí.
client-learn-wm-done = Odměna je tvoje, a na konci vyhrává nejbohatší.
client-learn-wm-draw = Zbývá ti jedna akce: vezmi si dvě karty.
client-learn-wm-take = Vezmi si dvě karty: odkryté, nebo neznámé z balíčku.
client-learn-wm-end = Obě akce jsou hotové: ukonči tah.
client-learn-wm-job = Přivýdělek přinese 200 kreditů, jednou v každém tvém tahu.
client-learn-wm-sell = Karty, které nepotřebuješ, prodáš za polovinu ceny.
client-learn-wm-goal = Poslední mise platí nejvíc a ukončí hru.
client-learn-wm-event = Někdo plní misi: za 200 kreditů ji tvoje událost ztíží.
client-learn-wm-limit = Na konci tahu smíš mít v ruce pět karet: vyber, co zahodíš.
client-learn-wm-last = Je tu poslední mise: platí 5000 a ukončí hru.
client-learn-wm-fill = Hraješ za postavu Boba Fett: ukryj událost na své pole, odkud se hraje zdarma.
client-learn-wm-slot = Tuto událost znáš jen ty: pomůže tvým misím, nebo zastaví cizí.
client-learn-wm-prepare = Vylož, co mise ještě požaduje.
client-learn-wm-try = Pokus se o tuto misi: máš všechny symboly.
client-learn-wm-own-event = Vlastní událost jednou přidá své symboly; pasuj, když to stačí i bez ní.
client-learn-wm-once = Karta se značkou 1× se po použití zahodí, takže vynech, co nepotřebuješ.
client-learn-wm-keep = Nech si událost a 200 kreditů a můžeš zastavit soupeře.
client-learn-wm-orders = Tímto tlačítkem řekneš, kdy se tě ptát na události.

## The Mandalorian: Adventures

client-learn-ma-goal = Vítej: tohle máte společně dokázat.
client-learn-ma-map = Na mapě je @ hrdina, t hrozba a silné čáry jsou zdi.
client-learn-ma-play = Zahraj kartu na akční pole: čím je silnější, tím víc akce zmůže.
client-learn-ma-go = Jdi z políčka na políčko, nebo se zastav.
client-learn-ma-attack = Vyber hrozbu k útoku: síla udává zranění.
client-learn-ma-second = Teď zahraj druhou kartu na jiné akční pole.
client-learn-ma-end = Obě karty jsou zahrané: ukonči tah.
client-learn-ma-crisis = Akční pole se součtem pět přinese událost, se šesti a více nejdřív tuto krizi.
client-learn-ma-failure = Když se to stane, mise je prohraná.
client-learn-ma-rules = Každá mise má vlastní pravidla: tady může vejce prasknout.
client-learn-ma-skills = Text karty platí jen na akčním poli, které jmenuje.
client-learn-ma-spaces = Rozděluj karty, protože akční pole se součtem pět přinese událost.
client-learn-ma-plan = Karta plánování je navíc ke dvěma kartám: zahraj ji, když pomůže.
