### Way of the Mandalorian. Štyri hodnoty v zátvorke sú vždy palebná sila, zbroj, pilotáž a prefíkanosť.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Vybav svoju postavu, vykonávaj čoraz ťažšie misie a ostatným hádž pod nohy udalosti. Kto má na konci najviac kreditov, vyhráva. Asi 45 minút.

## Voľby

way-of-the-mandalorian-option-first-player = hráč, ktorý začína; ak nie je zadaný, rozhodne náhoda
way-of-the-mandalorian-option-characters = postava pre každého hráča, po poradí; ak nie je zadaná, rozhodne náhoda
way-of-the-mandalorian-option-equip-window = kedy sa smie pridávať vybavenie: počas celého ťahu, alebo len medzi jeho dvoma akciami
way-of-the-mandalorian-option-compare = čo misia požaduje: každú vlastnosť zvlášť, alebo súčet všetkých štyroch
way-of-the-mandalorian-option-event-fee = koľko stojí zahratie udalosti: 200, alebo hodnota uvedená na karte
way-of-the-mandalorian-option-boba-slot-as-opponent = či Boba Fett smie svoje miesto použiť proti misiám ostatných
way-of-the-mandalorian-option-boba-slot-fill-window = kedy Boba Fett smie svoje miesto zaplniť: kedykoľvek smie pridať vybavenie, alebo len pred prvým ťahom
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = koľko kariet smie Bo-Katan Kryze pri vykonávaní misie zahodiť
way-of-the-mandalorian-option-bo-katan-event-symbols = či Bo-Katan Kryze smie ignorovať aj symboly udalostí
way-of-the-mandalorian-option-fennec-hand-limit = či Fennec Shand smie platiť aj za nadbytočné karty na konci svojho ťahu
way-of-the-mandalorian-option-sell-used-temporary-at-end = či sa predá aj dočasné vybavenie použité v poslednej misii
way-of-the-mandalorian-option-credits-open = či všetci vidia kredity všetkých
way-of-the-mandalorian-option-max-turns = hra sa zastaví po toľkých ťahoch každého hráča; 0: neobmedzene

## Vlastnosti a postavy

way-of-the-mandalorian-attribute-firepower = palebná sila
way-of-the-mandalorian-attribute-armour = zbroj
way-of-the-mandalorian-attribute-piloting = pilotáž
way-of-the-mandalorian-attribute-cunning = prefíkanosť

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Karty a misie

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = za { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , dočasné
   *[no] { "" }
}
way-of-the-mandalorian-values-event = za { $cost } { way-of-the-mandalorian-symbols }, udalosť
way-of-the-mandalorian-values-mission = úroveň { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(dočasné)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (udalosť)
way-of-the-mandalorian-told-mission = „{ $name }“ (úroveň { $level }, odmena { $reward }, pokuta { $penalty })

## Názvy vybavenia

way-of-the-mandalorian-card-hunting-carbine = Lovecká karabína
way-of-the-mandalorian-card-padded-vest = Vystužená vesta
way-of-the-mandalorian-card-grapple-line = Lano s hákom
way-of-the-mandalorian-card-spotter-scope = Pozorovací ďalekohľad
way-of-the-mandalorian-card-rebreather-mask = Dýchacia maska
way-of-the-mandalorian-card-forged-papers = Falošné doklady
way-of-the-mandalorian-card-star-charts = Hviezdne mapy
way-of-the-mandalorian-card-twin-pistols = Dvojica pištolí
way-of-the-mandalorian-card-wrist-flamer = Zápästný plameňomet
way-of-the-mandalorian-card-sealed-helmet = Hermetická prilba
way-of-the-mandalorian-card-shoulder-shield = Ramenný štít
way-of-the-mandalorian-card-patrol-speeder = Hliadkový spíder
way-of-the-mandalorian-card-tracking-beacon = Sledovací maják
way-of-the-mandalorian-card-thermal-visor = Termálny priezor
way-of-the-mandalorian-card-ion-rifle = Iónová puška
way-of-the-mandalorian-card-forged-breastplate = Kovaný pancier
way-of-the-mandalorian-card-jet-harness = Tryskový postroj
way-of-the-mandalorian-card-guild-tablet = Cechový tablet
way-of-the-mandalorian-card-shock-mine = Omračujúca mína
way-of-the-mandalorian-card-hull-patch = Záplata trupu
way-of-the-mandalorian-card-spare-thrusters = Náhradné trysky
way-of-the-mandalorian-card-bribe-purse = Mešec na úplatky
way-of-the-mandalorian-card-smoke-canister = Dymovnica
way-of-the-mandalorian-card-overcharged-cell = Prebitý článok
way-of-the-mandalorian-card-riot-barrier = Zásahový štít
way-of-the-mandalorian-card-hired-pilot = Najatý pilot
way-of-the-mandalorian-card-blast-charge = Trhavá nálož
way-of-the-mandalorian-card-borrowed-gunship = Požičaný delový čln
way-of-the-mandalorian-card-rented-disguise = Prenajaté prestrojenie
way-of-the-mandalorian-card-field-shelter = Poľný prístrešok

## Názvy udalostí

way-of-the-mandalorian-card-crossfire = Krížová paľba
way-of-the-mandalorian-card-hail-of-debris = Dážď trosiek
way-of-the-mandalorian-card-asteroid-drift = Prúd asteroidov
way-of-the-mandalorian-card-web-of-lies = Sieť lží
way-of-the-mandalorian-card-ambush-at-the-gate = Prepadnutie pri bráne
way-of-the-mandalorian-card-blockade-run = Prelet blokádou
way-of-the-mandalorian-card-hidden-sniper = Skrytý odstreľovač
way-of-the-mandalorian-card-heavy-escort = Silný sprievod
way-of-the-mandalorian-card-standoff = Patová situácia
way-of-the-mandalorian-card-old-grudge = Stará krivda
way-of-the-mandalorian-card-lucky-shot = Šťastná rana
way-of-the-mandalorian-card-sandstorm = Piesočná búrka
way-of-the-mandalorian-card-cave-in = Zával
way-of-the-mandalorian-card-acid-rain = Kyslý dážď
way-of-the-mandalorian-card-barroom-brawl = Krčmová bitka
way-of-the-mandalorian-card-frozen-night = Mrazivá noc
way-of-the-mandalorian-card-engine-trouble = Problémy s motorom
way-of-the-mandalorian-card-narrow-canyon = Úzky kaňon
way-of-the-mandalorian-card-fuel-shortage = Nedostatok paliva
way-of-the-mandalorian-card-thick-fog = Hustá hmla
way-of-the-mandalorian-card-tail-wind = Vietor v chrbte
way-of-the-mandalorian-card-double-cross = Podraz
way-of-the-mandalorian-card-false-trail = Falošná stopa
way-of-the-mandalorian-card-curious-patrol = Zvedavá hliadka
way-of-the-mandalorian-card-loose-tongue = Dlhý jazyk
way-of-the-mandalorian-card-rival-hunter = Konkurenčný lovec

## Názvy misií

way-of-the-mandalorian-mission-runaway-debtor = Dlžník na úteku
way-of-the-mandalorian-mission-card-cheat = Falošný hráč
way-of-the-mandalorian-mission-stolen-speeder = Ukradnutý spíder
way-of-the-mandalorian-mission-bail-jumper = Utečenec na kaucii
way-of-the-mandalorian-mission-scrapyard-gang = Gang z vrakoviska
way-of-the-mandalorian-mission-water-poacher = Zlodej vody
way-of-the-mandalorian-mission-market-pickpocket = Vreckár z trhu
way-of-the-mandalorian-mission-toll-raiders = Lupiči pri mýtnici
way-of-the-mandalorian-mission-escaped-beast = Uniknutá šelma
way-of-the-mandalorian-mission-lost-shipment = Stratená zásielka
way-of-the-mandalorian-mission-crooked-mechanic = Nepoctivý mechanik
way-of-the-mandalorian-mission-arena-deserter = Zbeh z arény
way-of-the-mandalorian-mission-petty-smuggler = Drobný pašerák
way-of-the-mandalorian-mission-missing-courier = Nezvestný kuriér
way-of-the-mandalorian-mission-nest-of-vermin = Hniezdo hávede
way-of-the-mandalorian-mission-false-prophet = Falošný prorok
way-of-the-mandalorian-mission-moonlight-runner = Nočný prevádzač
way-of-the-mandalorian-mission-pit-champion = Šampión z jamy
way-of-the-mandalorian-mission-desert-outpost = Púštna základňa
way-of-the-mandalorian-mission-rooftop-chase = Naháňačka po strechách
way-of-the-mandalorian-mission-convoy-guard = Ochrana konvoja
way-of-the-mandalorian-mission-canyon-raiders = Nájazdníci z kaňonu
way-of-the-mandalorian-mission-counterfeit-ring = Banda falšovateľov
way-of-the-mandalorian-mission-ice-moon-fugitive = Psanec z ľadového mesiaca
way-of-the-mandalorian-mission-silent-informer = Mlčanlivý informátor
way-of-the-mandalorian-mission-kidnapped-heir = Unesený dedič
way-of-the-mandalorian-mission-rogue-gunship = Odpadlícky delový čln
way-of-the-mandalorian-mission-prison-transfer = Prevoz väzňov
way-of-the-mandalorian-mission-vault-on-the-ridge = Trezor na hrebeni
way-of-the-mandalorian-mission-swamp-warlord = Vojvodca z močiarov
way-of-the-mandalorian-mission-hijacked-freighter = Unesená nákladná loď
way-of-the-mandalorian-mission-border-blockade = Hraničná blokáda
way-of-the-mandalorian-mission-burning-refinery = Horiaca rafinéria
way-of-the-mandalorian-mission-hunters-duel = Súboj lovcov
way-of-the-mandalorian-mission-pirate-flagship = Pirátska vlajková loď
way-of-the-mandalorian-mission-iron-governor = Železný guvernér
way-of-the-mandalorian-mission-shadow-syndicate = Tieňový syndikát
way-of-the-mandalorian-mission-stolen-prototype = Ukradnutý prototyp
way-of-the-mandalorian-mission-orbital-prison = Orbitálne väzenie
way-of-the-mandalorian-mission-last-general = Posledný generál
way-of-the-mandalorian-mission-poisoners-court = Dvor travičov
way-of-the-mandalorian-mission-walker-foundry = Zlievareň kráčadiel
way-of-the-mandalorian-mission-council-of-thieves = Rada zlodejov
way-of-the-mandalorian-mission-siege-of-the-forge = Obliehanie vyhne
way-of-the-mandalorian-mission-bring-the-child-home = Cesta dieťaťa domov

## Akcie

way-of-the-mandalorian-action-equip = Pridať vybavenie: { $card }
way-of-the-mandalorian-action-fill = Položiť na miesto lícom nadol: { $card }
way-of-the-mandalorian-action-draw = Vziať si 2 karty
way-of-the-mandalorian-action-sell = Predať za polovičnú cenu: { $card }
way-of-the-mandalorian-action-job = Fuška: vziať si 200 kreditov
way-of-the-mandalorian-action-attempt = Vykonať misiu: { $mission }
way-of-the-mandalorian-action-end = Ukončiť ťah
way-of-the-mandalorian-action-take = Vziať si z trhu: { $card }
way-of-the-mandalorian-action-deck = Vziať si vrchnú kartu z kôpky trhu
way-of-the-mandalorian-action-close = Uzavrieť predaj
way-of-the-mandalorian-action-event = Zahrať: { $card }
way-of-the-mandalorian-action-slot = Bez zaplatenia zahrať udalosť zo svojho miesta
way-of-the-mandalorian-action-pass = Pasovať: žiadna karta
way-of-the-mandalorian-action-discard = Zahodiť: { $card }
way-of-the-mandalorian-action-ignore = Ignorovať jeden symbol: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Nepoužiť žiadne vybavenie
    [1] Použiť vybavenie z miesta { $slots }
   *[other] Použiť vybavenie z miest { $slots }
}
way-of-the-mandalorian-action-keep = Zaplatiť 200 kreditov a nechať si kartu v ruke
way-of-the-mandalorian-action-drop = Kartu zahodiť
way-of-the-mandalorian-action-retain = Zaplatiť 200 kreditov a nechať si nad limit: { $card }

## Čo sa stalo

way-of-the-mandalorian-who = { $you ->
    [yes] Hráč { $seat } (ty)
   *[no] Hráč { $seat }
}
way-of-the-mandalorian-event-turn = Ťah { $number }. { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } pridáva vybavenie: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } kladie na miesto udalosť lícom nadol.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } kladie na miesto: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } si berie 2 karty.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } si berie z trhu: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } si berie kartu z kôpky trhu.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } si berie z kôpky: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } si nemá čo vziať: karty sa minuli.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } predáva: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } dostáva za predaj { $number ->
    [one] { $number } kredit
    [few] { $number } kredity
    [many] { $number } kreditu
   *[other] { $number } kreditov
}.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } dostáva za fušku { $number ->
    [one] { $number } kredit
    [few] { $number } kredity
    [many] { $number } kreditu
   *[other] { $number } kreditov
}.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } vykonáva misiu: { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } hrá udalosť: { $card }, { $count ->
    [0] bez zaplatenia
    [one] za { $count } kredit
    [few] za { $count } kredity
    [many] za { $count } kreditu
   *[other] za { $count } kreditov
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } pasuje.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } ignoruje symbol a zahadzuje za to: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignoruje jeden symbol: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } používa: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who }: misia „{ $mission }“ je splnená, odmena { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditov
}!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who }: misia „{ $mission }“ je nesplnená, platí { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditov
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } zahadzuje použitú kartu: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } platí 200 kreditov a necháva si v ruke: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } zahadzuje: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } platí 200 kreditov a necháva si nad limit: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } končí ťah.
way-of-the-mandalorian-event-reshuffled = Kôpka zahodených kariet sa zamiešala: nová kôpka trhu má { $number ->
    [one] { $number } kartu
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } kariet
}.
way-of-the-mandalorian-event-new-in-market = Nové na trhu: { $card }.
way-of-the-mandalorian-event-new-mission = Nová misia: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } má splnenú misiu 4. úrovne: hra sa končí!
way-of-the-mandalorian-event-unfinished = Posledný ťah sa skončil a misia 4. úrovne nie je splnená: hra sa zastavuje nedohratá.

## Prečo akcia nejde

way-of-the-mandalorian-refusal-window = „{ $action }“ nepatrí k tomu, o čom sa teraz rozhoduje ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = „{ $action }“: kartu { $card } nemáš v ruke ({ $rule })
way-of-the-mandalorian-refusal-equip-window = „{ $action }“: pri tomto stole sa vybavenie pridáva len medzi oboma akciami ({ $rule })
way-of-the-mandalorian-refusal-no-slot = „{ $action }“: na tvojej doske nie je voľné miesto ({ $rule })
way-of-the-mandalorian-refusal-cost = „{ $action }“ stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
    [many] { $cost } kreditu
   *[other] { $cost } kreditov
}, ale máš { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = „{ $action }“: miesto na kartu s udalosťou má len Boba Fett ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = „{ $action }“: na tvojom mieste už udalosť je ({ $rule })
way-of-the-mandalorian-refusal-slot-window = „{ $action }“: miesto sa teraz zaplniť nedá ({ $rule })
way-of-the-mandalorian-refusal-no-actions = „{ $action }“: v tomto ťahu už nemáš žiadnu akciu ({ $rule })
way-of-the-mandalorian-refusal-second-job = „{ $action }“: fuška je možná raz za ťah ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = „{ $action }“: misia m{ $mission } nie je v rade ({ $rule })
way-of-the-mandalorian-refusal-not-yours = „{ $action }“: kartu { $card } nemáš v ruke ani na doske ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = „{ $action }“: karta { $card } nie je na trhu ({ $rule })
way-of-the-mandalorian-refusal-no-card = „{ $action }“: kôpka trhu aj kôpka zahodených kariet sú prázdne ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = „{ $action }“: na mieste nemáš udalosť, ktorá by sa tu dala zahrať ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = „{ $action }“: táto misia taký symbol na ignorovanie nemá ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = „{ $action }“: jedno z týchto miest je prázdne ({ $rule })

## Stôl ako text

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Pred prvým ťahom.
   *[other] { $last ->
        [0] Ťah { $turn }.
       *[other] Ťah { $turn } z najviac { $last }.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } už nemá akciu: môže pridať vybavenie alebo ukončiť ťah.
    [one] { way-of-the-mandalorian-who } má ešte { $actions } akciu.
    [few] { way-of-the-mandalorian-who } má ešte { $actions } akcie.
    [many] { way-of-the-mandalorian-who } má ešte { $actions } akcie.
   *[other] { way-of-the-mandalorian-who } má ešte { $actions } akcií.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } si berie ešte { $picks } kartu: z trhu, alebo z kôpky?
    [few] { way-of-the-mandalorian-who } si berie { $picks } karty: z trhu, alebo z kôpky?
    [many] { way-of-the-mandalorian-who } si berie { $picks } karty: z trhu, alebo z kôpky?
   *[other] { way-of-the-mandalorian-who } si berie { $picks } kariet: z trhu, alebo z kôpky?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } predáva, zatiaľ za { $sold ->
    [one] { $sold } kredit
    [few] { $sold } kredity
    [many] { $sold } kreditu
   *[other] { $sold } kreditov
}.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } rozhoduje: udalosť proti tejto misii?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } rozhoduje: vlastná udalosť k tejto misii?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } rozhoduje: zahodiť kartu a ignorovať symbol?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } rozhoduje: ktorý symbol ignorovať?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } rozhoduje: ktoré vybavenie použiť?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } rozhoduje, či si za 200 kreditov nechať: { $card }?
way-of-the-mandalorian-step-limit = { $count ->
    [one] { way-of-the-mandalorian-who } má v ruke { $count } kartu: zostane { $limit }, nadbytočné zahodí.
    [few] { way-of-the-mandalorian-who } má v ruke { $count } karty: zostane { $limit }, nadbytočné zahodí.
    [many] { way-of-the-mandalorian-who } má v ruke { $count } karty: zostane { $limit }, nadbytočné zahodí.
   *[other] { way-of-the-mandalorian-who } má v ruke { $count } kariet: zostane { $limit }, nadbytočné zahodí.
}
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } rozhoduje: udalosť na miesto?
way-of-the-mandalorian-step-over = Hra sa skončila.
way-of-the-mandalorian-step-unfinished = Hra sa zastavila nedohratá.
way-of-the-mandalorian-end-far = Misia 4. úrovne ukončí hru. Kým sa objaví: { $left ->
    [one] { $left } splnená misia.
    [few] { $left } splnené misie.
    [many] { $left } splnenej misie.
   *[other] { $left } splnených misií.
}
way-of-the-mandalorian-end-soon = Misia 4. úrovne, ktorá hru ukončí, sa objaví na konci tohto ťahu.
way-of-the-mandalorian-end-near = Misia 4. úrovne je tu: kto ju splní, ukončí hru.
way-of-the-mandalorian-label-missions = Misie
way-of-the-mandalorian-label-market = Trh
way-of-the-mandalorian-label-decks = Kôpky
way-of-the-mandalorian-label-attempt = Misia
way-of-the-mandalorian-label-required = Požiadavky
way-of-the-mandalorian-label-available = Vlastnosti
way-of-the-mandalorian-label-missing = Chýba
way-of-the-mandalorian-label-board = Doska
way-of-the-mandalorian-label-slot = Udalosť
way-of-the-mandalorian-label-known = Videné
way-of-the-mandalorian-label-hand = Ruka
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] misie sa minuli
    [one] { $cards } misia, ďalšia úroveň { $level }
    [few] { $cards } misie, ďalšia úroveň { $level }
    [many] { $cards } misie, ďalšia úroveň { $level }
   *[other] { $cards } misií, ďalšia úroveň { $level }
}
way-of-the-mandalorian-deck-market = kôpka trhu { $cards }
way-of-the-mandalorian-deck-discard = zahodené { $cards }
way-of-the-mandalorian-deck-completed = splnené { $cards }
way-of-the-mandalorian-picture-nothing = nič
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = misia { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card }, hráč { $seat }
way-of-the-mandalorian-part-ignored = ignorované { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = postava { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = celá doska { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = vlastná udalosť { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = nič, ak sa použije celá doska
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
    [many] { $credits } kreditu
   *[other] { $credits } kreditov
}
way-of-the-mandalorian-fact-hidden-credits = kredity skryté
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] žiadne voľné miesto
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
way-of-the-mandalorian-fact-strength = s doskou { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = udalosť lícom nadol
way-of-the-mandalorian-picture-empty = prázdne

## Bodovanie

way-of-the-mandalorian-column = Hráč { $seat }
way-of-the-mandalorian-row-credits = Kredity
way-of-the-mandalorian-row-sale = Záverečný predaj
way-of-the-mandalorian-row-total = Spolu
way-of-the-mandalorian-row-rank = Miesto
way-of-the-mandalorian-tie-shared = Kreditov je rovnako: víťazstvo je spoločné.

## Prehľad pravidiel

way-of-the-mandalorian-aid-front =
    TVOJ ŤAH: dve akcie v ľubovoľnom poradí; všetky okrem fušky aj dvakrát.
      draw       Vziať si 2 karty: každú z trhu alebo z kôpky trhu.
      sell       Predať karty: ľubovoľný počet z ruky aj z dosky za polovicu súčtu
                 ich hodnôt. Peniaze dostaneš, keď predaj uzavrieš.
      job        Fuška: vezmi si 200 kreditov. Raz za ťah.
      attempt    Vykonanie misie: pozri druhú stranu.
    Pred akciami, medzi nimi aj po nich môžeš pridať vybavenie: zaplať hodnotu a
    polož kartu na voľné miesto svojej dosky. Nie je to akcia.
    Potom ťah ukonči. Kto má v ruke viac než päť kariet, nadbytočné zahodí.
    Trh sa doplní na 4 karty, rad na 6 misií.

    AKO ČÍTAŤ KARTU: (3·1·2·0) je palebná sila, zbroj, pilotáž a prefíkanosť.
      Tryskový postroj za 600 (0·0·3·1)     vybavenie, ktoré stojí 600 kreditov
      Omračujúca mína za 200 (2·0·0·1), dočasné
                                            zahodí sa po misii, v ktorej bolo
                                            použité
      Krížová paľba za 200 (2·0·0·0), udalosť
                                            pozri druhú stranu
      Lupiči pri mýtnici, úroveň 1 (5·1·3·1) +300 −100
                                            misia, ktorá požaduje tieto symboly:
                                            odmena 300, pokuta 100
    Karta 17 je „#17“, misia 3 je „#m3“: „equip 17“, „attempt m3“. Miesta sa rátajú
    od 1: „use 1+3“ použije karty na prvom a treťom mieste.
way-of-the-mandalorian-aid-back =
    VYKONANIE MISIE
    1 Vyber misiu z radu.
    2 Každý súper, počnúc hráčom po ľavej strane, môže zahrať jednu udalosť za 200
      kreditov: jej symboly sa prirátajú k požiadavkám.
    3 Ty môžeš zahrať jednu udalosť za 200 kreditov: jej symboly sa prirátajú
      k tvojim.
    4 Vyber, ktoré vybavenie zo svojej dosky použiješ.
    5 Tvoje symboly sú symboly tvojej postavy, tvojej udalosti a použitého
      vybavenia. Musia dosiahnuť požiadavky v každej zo štyroch vlastností.
      Úspech: vezmi si odmenu, misia odchádza z hry.
      Neúspech: zaplať pokutu alebo všetko, čo máš; misia sa vracia do radu.
    6 Všetky udalosti a použité dočasné vybavenie sa zahodia.

    POSTAVY
      Din Djarin      má päť miest na karty s vybavením, ostatní štyri.
      Fennec Shand    môže za každú použitú kartu s dočasným vybavením zaplatiť 200
                      kreditov a nechať si ju v ruke.
      Bo-Katan Kryze  môže pri vykonávaní misie zahodiť kartu a ignorovať jeden
                      symbol karty s misiou.
      Boba Fett       môže mať na mieste jednu udalosť lícom nadol a bez zaplatenia
                      ju zahrať pri svojej misii aj pri misiách ostatných.

    KONIEC HRY: hra sa končí, len čo niekto splní misiu 4. úrovne, poslednú
    v kôpke. Všetky karty na doskách sa predajú za polovičnú cenu; karty v ruke
    nedávajú nič. Najviac kreditov vyhráva; pri zhode je víťazstvo spoločné.
