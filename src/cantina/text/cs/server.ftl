### Co říká server, když něco nemůže.

request-field = Něco je špatně s „{ $field }“: { $reason }
request-json = Tohle není JSON
request-wish = Neznámý požadavek „{ $wish }“; možnosti: { $allowed }
request-too-many = Příliš mnoho najednou: chvilku počkej
request-too-large = Tohle je moc velké: bajtů smí být nejvýš { $most }
request-host = Tento server se nejmenuje „{ $host }“; jeho jména udává „cantina serve --names“
request-header = Hlavička „{ $header }“ je nesrozumitelná
request-origin = Požadavky z této stránky nejsou povolené
request-here = Na tohle se smí ptát jen počítač, na kterém server běží
request-nowhere = Tady nic není
request-method = Tato metoda tu není povolená
request-reason-missing = chybí
request-reason-unknown = taková položka neexistuje
request-reason-long = je to moc dlouhé
request-reason-small = je to moc malé
request-reason-large = je to moc velké
request-reason-json = tohle není JSON
request-reason-kind = není to toho druhu, jaký se tu čeká
request-stranger = Na tomto serveru zatím nemáš místo ani stůl
request-reason-link = není to odkaz pod adresou tohoto serveru
request-come-back = Server se spouští znovu: vrať se za chvilku
request-store = { $why ->
    [full] Disk serveru je plný: nic nejde uložit a nic se nezměnilo
    [busy] Databáze serveru je zaneprázdněná: nic se nezměnilo, zkus to znovu
    [corrupt] Databáze serveru je poškozená: nic se nezměnilo
    [lost] Server nemá spojení se svou databází: nic se nezměnilo, zkus to za chvilku
   *[other] Server to teď nemůže uložit: nic se nezměnilo
}
