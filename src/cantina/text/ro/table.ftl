### Oamenii din jurul unui joc: ce se spune la o masă și ce nu se poate face acolo.

## Ce se spune

table-player = Jucătorul { $seat }
table-told-sat = { $name } se așază la masă.
table-told-left = { $name } și-a părăsit locul.
table-told-bot = Jucătorul { $number }: un bot ({ $level }).
table-level-random = joacă la întâmplare
table-level-greedy = joacă bine
table-level-ahead = anticipează
table-told-freed = Locul jucătorului { $number } este din nou liber.
table-told-dealt = Cartonașele sunt împărțite.
table-told-acted = { $name } a ales.
table-told-taken-back = { $name } a anulat ultima acțiune.
table-told-asks-undo = { $name } cere anularea ultimei acțiuni.
table-told-agrees = { $name } este de acord.
table-told-refuses = { $name } nu este de acord.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] Timpul s-a scurs pentru { $name }: îi ține locul un bot.
   *[dropped] { $name } a pierdut conexiunea: îi ține locul un bot.
}
table-told-back = { $name } s-a întors.
table-told-rematch = Există o masă nouă cu aceiași jucători.

## Replici gata făcute

table-phrase-hello = Salut!
table-phrase-good-luck = Mult noroc!
table-phrase-well-played = Bine jucat!
table-phrase-thinking = Stai să mă gândesc.
table-phrase-sorry = Scuze!
table-phrase-thanks = Mulțumesc!
table-phrase-oops = Ups.
table-phrase-good-game = Frumoasă partidă!

## Ce nu se poate face

table-name = Un nume trebuie să aibă de la 1 la { $longest ->
    [one] { $longest } caracter vizibil
    [few] { $longest } caractere vizibile
   *[other] { $longest } de caractere vizibile
}
table-setting-unknown = Nu există setarea „{ $field }”; setări permise: { $allowed }
table-setting = Setarea „{ $field }” nu poate fi „{ $value }”; valori permise: { $allowed }
table-no-seat = Nu există locul „{ $seat }” la această masă: locurile merg de la 0 la { $last }
table-not-your-seat = Aici joacă altcineva: acest loc nu este al tău
table-seat-taken = Acest loc este ocupat
table-seat-yours = Stai deja aici
table-seat-invitation = Locul a fost părăsit în timpul partidei: ia-l cu linkul spre acest loc sau roagă persoana care a deschis masa
table-host-only = Numai cine a deschis masa poate face asta
table-no-bot = Aici nu joacă niciun bot
table-dealt = Cartonașele sunt împărțite: asta nu mai poate fi schimbat
table-not-dealt = Cartonașele nu sunt încă împărțite
table-other-version = La această masă s-a început cu versiunea { $version } a regulilor { $game }; acest server joacă versiunea { $ours }
table-other-content = Cartonașele cu care a început această masă de { $game } nu sunt în baza de date a acestui server
table-old-content = Cartonașele cu care a început această masă de { $game } nu mai pot fi folosite: { $reason }
table-entry-kind = Înregistrarea { $number } a acestei mese este de un fel pe care această versiune nu îl cunoaște
table-entry-field = Înregistrarea { $number } a acestei mese ({ $kind }) nu poate fi citită: câmpul „{ $field }” nu se potrivește
table-damaged = Această masă nu poate fi citită: datele ei sunt deteriorate. Operatorul serverului o găsește în jurnal
table-key = Cheia unei acțiuni este un text de la 1 la { $longest ->
    [one] { $longest } caracter
    [few] { $longest } caractere
   *[other] { $longest } de caractere
}
table-confirm = Asta îți încheie tura: confirmă
table-no-orders = În acest joc nu există ordine permanente de acest fel
table-no-undo = La această masă anularea este oprită
table-no-wish = Nimeni nu ți-a cerut o anulare
table-phrase = Nu există replica „{ $value }”; există { $allowed }
table-not-away = Nu lipsești de la masă
table-not-over = Partida nu s-a terminat
table-rematch = Există deja o masă nouă
table-players-only = Numai cei care au jucat pot face asta
table-moment = Cât timp partida este în curs, poți revedea numai ce ai văzut chiar tu
table-moment-later = Acest moment încă nu există: ultimul este { $last }
table-unknown = Nu există o astfel de masă: linkul poate fi incomplet sau învechit
table-busy = Prea mulți jucători acționează deodată: încearcă din nou
table-no-watching = Nimeni nu poate privi această masă, sau numai cu linkul ei

## Campanii

campaign-none = { $game } nu are campanie
campaign-unknown = Nu există o astfel de campanie: linkul poate fi incomplet sau învechit
campaign-damaged = Această campanie nu poate fi citită: datele ei sunt deteriorate. Operatorul serverului o găsește în jurnal
campaign-not-yours = Această campanie este a altora: cere-le linkul
campaign-keepers-only = Numai cine a întemeiat această campanie sau are linkul ei poate face asta
