### Ce que dit le serveur quand il ne peut pas faire quelque chose.

request-field = Quelque chose ne va pas avec « { $field } » : { $reason }
request-json = Ce n’est pas du JSON
request-wish = Demande inconnue : « { $wish } » ; demandes permises : { $allowed }
request-too-many = Trop de demandes à la fois : attendez un instant
request-too-large = C’est trop gros : au plus { $most } octets
request-host = Ce serveur ne s’appelle pas « { $host } » ; « cantina serve --names » lui indique ses noms
request-header = L’en-tête « { $header } » est incompréhensible
request-origin = Les requêtes de cette page ne sont pas permises
request-here = Seul l’ordinateur sur lequel tourne le serveur peut demander cela
request-nowhere = Il n’y a rien ici
request-method = Cette méthode n’est pas permise ici
request-reason-missing = il manque
request-reason-unknown = ce champ n’existe pas
request-reason-long = il est trop long
request-reason-small = il est trop petit
request-reason-large = il est trop grand
request-reason-json = ce n’est pas du JSON
request-reason-kind = il n’est pas du type attendu ici
request-stranger = Vous n’avez encore ni place ni table sur ce serveur
request-reason-link = ce n’est pas un lien sous l’adresse de ce serveur
request-come-back = Le serveur redémarre : revenez dans un instant
request-store = { $why ->
    [full] Le disque du serveur est plein : rien ne peut être enregistré, et rien n’a changé
    [busy] La base de données du serveur est occupée : rien n’a changé, réessayez
    [corrupt] La base de données du serveur est endommagée : rien n’a changé
    [lost] Le serveur n’atteint pas sa base de données : rien n’a changé, réessayez dans un instant
   *[other] Le serveur ne peut pas enregistrer cela maintenant : rien n’a changé
}
