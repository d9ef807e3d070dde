### Webový klient: lekcie a sprievodca, ktorý nimi sprevádza.

client-learn-lesson = Lekcia { $number }
client-learn-begin = Začať
client-learn-heard = Rozumiem
client-learn-none = Pre túto hru ešte žiadna lekcia nie je: jej pravidlá sú krátke a stôl vysvetlí, čo sa dá robiť.
client-learn-hunt = Lov
client-learn-hunt-about = Celá hra bez zákaziek, so sprievodcom. Naučíš sa vyberať karty, loviť a počítať.
client-learn-contracts = Zákazky
client-learn-contracts-about = Plná hra, so sprievodcom tým, čo je nové.
client-learn-missions = Misie
client-learn-missions-about = Hra pre dvoch za postavu Din Djarin, so sprievodcom.

## Bounty Hunters

client-learn-bh-welcome = Vitaj! Potrebuješ najviac bodov. Body dávajú dolapené ciele. Najprv si všetci naraz vezmú kartu: ukáž na kôpku, nech vieš, čo v nej je, a potom na niektorú klepni.
client-learn-bh-choose = Máš päť kariet a jednu si necháš. Ostatné idú doľava, takže sused dostane, čo mu necháš. Na dolapenie potrebuješ cieľ a proti nemu lovcov alebo droidov.
client-learn-bh-target = Cieľ. Jeho tri hodnoty sú štít: zelená, modrá, oranžová. Zahraj ho a potom proti nemu posielaj lovcov. Každú kartu môžeš aj predať za kredit.
client-learn-bh-hunter = Lovec. Jeho hodnoty sa sčítajú s hodnotami ostatných proti tomu istému cieľu. Červené číslo hovorí, koľko bodov ťa stojí, ak je cieľ dolapený.
client-learn-bh-market = Karta trhu Jawov stojí kredity. Ak teraz nemôžeš zaplatiť, rezervuj ju: počká.
client-learn-bh-pass = Karty v ruke sa posunuli o jedno miesto doľava. Čo máš teraz, prišlo sprava.
client-learn-bh-open = Pod cieľom vidíš, čo ešte chýba. Keď nechýba nič, je hneď dolapený.
client-learn-bh-orphans = Lovec bez cieľa čaká. Ďalší cieľ, ktorý zahráš, sa musí pridať k tým, ktorí čakajú.
client-learn-bh-captured = Dolapený! Jeho body sú tvoje, mínus červené čísla lovcov. Štyri dolapené ciele u kohokoľvek priblížia koniec.
client-learn-bh-broke = Minuli sa kredity? Predaj vybratú kartu: každá dáva jeden kredit.
client-learn-bh-near = Niekto má tri ciele. So štvrtým sa začne koniec: toto kolo sa dohrá a potom prídu ešte dve.
client-learn-bh-last = Koniec sa začal. Spočítaj, čo ešte stihneš dolapiť, a ber, čo dáva body hneď.
client-learn-bh-contracts = Nové v tejto hre: zákazky. Každá platí za určité dolapené postavy a za duá ešte viac. Berú sa ako každá iná karta.
client-learn-bh-contract = Zákazka je zadarmo. Platí na konci za to, čo dovtedy dolapíš, takže vyberaj tie, ktoré sa hodia k tvojim cieľom.
client-learn-bh-worth = Tvoja zákazka už má nejakú hodnotu: číslo pod ňou ju priebežne ukazuje.

## Way of the Mandalorian

client-learn-wm-welcome = Vitaj! Vyhráva najbohatší. Vo svojom ťahu máš dve akcie. Misie platia, ak tvoje symboly stačia na všetko, čo požadujú.
client-learn-wm-equip = Vlastné symboly ešte nestačia. Klepni na svietiacu kartu v ruke, zaplať ju a polož na svoju dosku. Nie je to akcia, takže to urob pred misiou.
client-learn-wm-ready = Vyplnené značky na misii už máš. Nájdi misiu, kde je vyplnené všetko, a klepni na ňu.
client-learn-wm-draw = Vezmi si dve karty, jednu po druhej: odkryté z trhu alebo neznáme z kôpky.
client-learn-wm-sale = Jednou akciou predaj, koľko kariet chceš, za polovicu ich hodnoty. Peniaze dostaneš, keď predaj uzavrieš.
client-learn-wm-own-event = Vlastná udalosť raz pridá svoje symboly za 200 kreditov. Ak to stačí aj bez nej, žiadnu nehraj.
client-learn-wm-use = Vyber, čo použiješ. Karty so značkou 1× sa potom zahodia, takže vynechaj tie, ktoré nepotrebuješ.
client-learn-wm-event = Misiu vykonáva niekto iný. Za 200 kreditov ju môžeš sťažiť. Pozri sa, koľko má symbolov: stojí to za to?
client-learn-wm-limit = Na konci ťahu smieš mať v ruke najviac päť kariet. Nadbytočné predtým predaj alebo pridaj na dosku.
client-learn-wm-done = Misia je splnená a mizne z radu; ďalšia prichádza z kôpky. Sú čoraz ťažšie a platia viac.
client-learn-wm-last = Je tu posledná misia. Platí 5000 a ukončí hru.
