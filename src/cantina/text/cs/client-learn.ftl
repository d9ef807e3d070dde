### Webový klient: lekce a průvodce, který jimi provází.

client-learn-lesson = Lekce { $number }
client-learn-begin = Začít
client-learn-heard = Rozumím
client-learn-none = Pro tuto hru ještě žádná lekce není: její pravidla jsou krátká a stůl vysvětlí, co se dá dělat.
client-learn-hunt = Lov
client-learn-hunt-about = Celá hra bez zakázek, s průvodcem. Naučíš se vybírat karty, lovit a počítat.
client-learn-contracts = Zakázky
client-learn-contracts-about = Plná hra, s průvodcem tím, co je nové.
client-learn-missions = Mise
client-learn-missions-about = Hra pro dva za postavu Din Djarin, s průvodcem.

## Bounty Hunters

client-learn-bh-welcome = Vítej! Potřebuješ nejvíc bodů. Body dávají dopadené cíle. Nejdřív si všichni najednou vezmou kartu: ukaž na balíček, ať víš, co v něm je, a pak na některý klepni.
client-learn-bh-choose = Máš pět karet a jednu si necháš. Ostatní jdou doleva, takže soused dostane, co mu necháš. K dopadení potřebuješ cíl a proti němu lovce nebo droidy.
client-learn-bh-target = Cíl. Jeho tři hodnoty jsou štít: zelená, modrá, oranžová. Zahraj ho a pak proti němu posílej lovce. Každou kartu můžeš také prodat za kredit.
client-learn-bh-hunter = Lovec. Jeho hodnoty se sčítají s hodnotami ostatních proti témuž cíli. Červené číslo říká, kolik bodů tě stojí, je-li cíl dopaden.
client-learn-bh-market = Karta tržiště Jawů stojí kredity. Nemůžeš-li teď zaplatit, rezervuj ji: počká.
client-learn-bh-pass = Karty v ruce se posunuly o jedno místo doleva. Co máš teď, přišlo zprava.
client-learn-bh-open = Pod cílem vidíš, co ještě chybí. Když nechybí nic, je hned dopadený.
client-learn-bh-orphans = Lovec bez cíle čeká. Další cíl, který zahraješ, se musí přidat k těm, kdo čekají.
client-learn-bh-captured = Dopaden! Jeho body jsou tvoje, minus červená čísla lovců. Čtyři dopadené cíle u kohokoli přiblíží konec.
client-learn-bh-broke = Došly kredity? Prodej vybranou kartu: každá dává jeden kredit.
client-learn-bh-near = Někdo má tři cíle. Se čtvrtým začne konec: toto kolo se dohraje a pak přijdou ještě dvě.
client-learn-bh-last = Konec začal. Spočítej, co ještě stihneš dopadnout, a ber, co dává body hned.
client-learn-bh-contracts = Nové v této hře: zakázky. Každá platí za určité dopadené postavy a za dua ještě víc. Berou se jako každá jiná karta.
client-learn-bh-contract = Zakázka je zdarma. Platí na konci za to, co do té doby dopadneš, takže vybírej ty, které se hodí k tvým cílům.
client-learn-bh-worth = Tvoje zakázka už má nějakou hodnotu: číslo pod ní ji průběžně ukazuje.

## Way of the Mandalorian

client-learn-wm-welcome = Vítej! Vyhrává nejbohatší. Ve svém tahu máš dvě akce. Mise platí, když tvoje symboly stačí na všechno, co požadují.
client-learn-wm-equip = Vlastní symboly ještě nestačí. Klepni na svítící kartu v ruce, zaplať ji a vylož na svou desku. Není to akce, takže to udělej před misí.
client-learn-wm-ready = Vyplněné značky na misi už máš. Najdi misi, kde je vyplněno všechno, a klepni na ni.
client-learn-wm-draw = Vezmi si dvě karty, jednu po druhé: odkryté z tržiště, nebo neznámé z balíčku.
client-learn-wm-sale = Jednou akcí prodej, kolik karet chceš, za polovinu ceny. Peníze dostaneš, až prodej uzavřeš.
client-learn-wm-own-event = Vlastní událost jednou přidá své symboly za 200 kreditů. Stačí-li to i bez ní, žádnou nehraj.
client-learn-wm-use = Vyber, co použiješ. Karty se značkou 1× se pak zahodí, takže vynech ty, které nepotřebuješ.
client-learn-wm-event = Misi plní někdo jiný. Za 200 kreditů ji můžeš ztížit. Podívej se, kolik má symbolů: stojí to za to?
client-learn-wm-limit = Na konci tahu smíš mít v ruce nejvýš pět karet. Přebývající předtím prodej nebo vylož.
client-learn-wm-done = Mise je splněná a mizí z řady; další přichází z balíčku. Jsou čím dál těžší a platí víc.
client-learn-wm-last = Je tu poslední mise. Platí 5000 a ukončí hru.
