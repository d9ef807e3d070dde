### Čo hovorí server, keď niečo nemôže.

request-field = Niečo je zlé s „{ $field }“: { $reason }
request-json = Toto nie je JSON
request-wish = Neznáma požiadavka „{ $wish }“; možnosti: { $allowed }
request-too-many = Priveľa naraz: chvíľku počkaj
request-too-large = Toto je priveľké: bajtov smie byť najviac { $most }
request-host = Tento server sa nevolá „{ $host }“; jeho mená udáva „cantina serve --names“
request-header = Hlavička „{ $header }“ je nezrozumiteľná
request-origin = Požiadavky z tejto stránky nie sú povolené
request-here = Na toto sa smie pýtať len počítač, na ktorom server beží
request-nowhere = Tu nič nie je
request-method = Táto metóda tu nie je povolená
request-reason-missing = chýba
request-reason-unknown = taká položka neexistuje
request-reason-long = je to pridlhé
request-reason-small = je to primalé
request-reason-large = je to priveľké
request-reason-json = toto nie je JSON
request-reason-kind = nie je to toho druhu, aký sa tu čaká
request-stranger = Na tomto serveri zatiaľ nemáš miesto ani stôl
request-reason-link = nie je to odkaz pod adresou tohto servera
request-come-back = Server sa spúšťa znova: vráť sa o chvíľku
request-store = { $why ->
    [full] Disk servera je plný: nič sa nedá uložiť a nič sa nezmenilo
    [busy] Databáza servera je zaneprázdnená: nič sa nezmenilo, skús to znova
    [corrupt] Databáza servera je poškodená: nič sa nezmenilo
    [lost] Server nemá spojenie so svojou databázou: nič sa nezmenilo, skús to o chvíľku
   *[other] Server to teraz nemôže uložiť: nič sa nezmenilo
}
