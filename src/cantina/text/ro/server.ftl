### Ce spune serverul când nu poate face ceva.

request-field = Ceva nu este în regulă cu „{ $field }”: { $reason }
request-json = Acesta nu este JSON
request-wish = Cerere necunoscută: „{ $wish }”; cereri permise: { $allowed }
request-too-many = Prea multe cereri deodată: așteaptă puțin
request-too-large = Este prea mare: cel mult { $most ->
    [one] { $most } octet
    [few] { $most } octeți
   *[other] { $most } de octeți
}
request-host = Acest server nu se numește „{ $host }”; „cantina serve --names” îi spune numele
request-header = Antetul „{ $header }” nu poate fi înțeles
request-origin = Cererile de pe această pagină nu sunt permise
request-here = Numai calculatorul pe care rulează serverul poate cere asta
request-nowhere = Aici nu este nimic
request-method = Această metodă nu este permisă aici
request-reason-missing = lipsește
request-reason-unknown = nu există un astfel de câmp
request-reason-long = este prea lung
request-reason-small = este prea mic
request-reason-large = este prea mare
request-reason-json = acesta nu este JSON
request-reason-kind = nu este de tipul așteptat aici
request-stranger = Nu ai încă niciun loc și nicio masă pe acest server
request-reason-link = nu este un link sub adresa acestui server
request-come-back = Serverul repornește: revino peste câteva clipe
request-store = { $why ->
    [full] Discul serverului este plin: nu se poate salva nimic și nimic nu s-a schimbat
    [busy] Baza de date a serverului este ocupată: nimic nu s-a schimbat, încearcă din nou
    [corrupt] Baza de date a serverului este deteriorată: nimic nu s-a schimbat
    [lost] Serverul nu ajunge la baza lui de date: nimic nu s-a schimbat, încearcă din nou peste câteva clipe
   *[other] Serverul nu poate salva asta acum: nimic nu s-a schimbat
}
