### Il client web: che cosa dicono le sue prime pagine.

client-title = Cantina
client-lead = Tre giochi da tavolo sui cacciatori di taglie. Da soli, sullo stesso schermo o con amici ovunque siano. Nessun account: il link è il tuo posto.
client-no-script = Cantina ha bisogno di JavaScript. Consenti gli script in questa pagina.
client-old-browser = Questo browser è troppo vecchio per Cantina. Usane uno più recente: Firefox, Chrome, Safari o Edge.
client-unofficial = Fatto da appassionati; senza legami con gli autori e gli editori dei giochi. Se un gioco ti piace, compra la scatola.
client-home = Home
client-close = Chiudi
client-loading = Un momento…
client-yes = Sì
client-no = No
client-copy = Copia il link
client-copied = Copiato
client-share = Condividi

## I giochi

client-games = I giochi
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = Un draft veloce: tutti scelgono una carta contemporaneamente, poi passano il resto. Cattura Bersagli, compra Droidi, completa Contratti.
client-about-way-of-the-mandalorian = Equipaggia il tuo cacciatore, tenta missioni sempre più difficili e fai fallire quelle degli altri. Vince il più ricco.
client-about-mandalorian-adventures = Insieme in missione su una mappa: muovetevi, combattete, esplorate e pianificate prima che colpiscano i nemici. Si vince o si perde tutti insieme.
client-kind-bounty-hunters = Draft di carte
client-kind-way-of-the-mandalorian = Corsa ai Crediti
client-kind-mandalorian-adventures = Cooperativo
client-players = Da { $least } a { $most } giocatori
client-minutes = { $minutes } minuti
client-text-only = Per ora solo testo
client-play-now = Gioca ora
client-with-friends = Con gli amici
client-learn = Impara
client-learn-of = Impara { $game }
client-rules = Regole
client-rules-of = Regole di { $game }
client-begin-here = Prima volta qui?
client-begin-about = Impara { $game } giocando, in cinque minuti circa.
client-begin-lesson = Comincia la prima lezione
client-dealing = Si distribuiscono le carte…

## I miei tavoli

client-continue = Continua
client-mine = I miei tavoli
client-mine-none = Non siedi ancora a nessun tavolo.
client-mine-all = Tutti i miei tavoli
client-your-turn = Tocca a te
client-waits = Gli altri stanno pensando
client-not-full = Posti liberi
client-over = Finita
client-listed = Tavoli aperti
client-listed-seats = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
client-player = Giocatore { $number }

## Impostazioni

client-settings = Impostazioni
client-language = Lingua
client-theme = Tema
client-theme-auto = sistema
client-theme-dark = scuro
client-theme-light = chiaro
client-pace = Ritmo degli altri
client-pace-slow = lento
client-pace-normal = normale
client-pace-quick = veloce
client-pace-instant = subito
client-motion = Animazioni
client-motion-auto = sistema
client-motion-full = attive
client-motion-none = disattivate
client-text-size = Dimensione del testo
client-sound = Audio
client-volume-effects = Effetti
client-volume-music = Musica al tavolo
client-volume-off = muto
client-confirm = Chiedi conferma prima di un’azione che conclude il mio turno
client-plain = Mostra i tavoli come testo
client-plain-about = per gli screen reader, o se preferisci il testo
client-your-name = Il tuo nome

## Quando qualcosa va storto

client-problem = Qualcosa non ha funzionato
client-unreached = Il server è irraggiungibile. Non si è perso nulla; riprova tra un momento.
client-lost = La connessione è caduta prima della risposta. Guarda il tavolo, poi riprova.
client-nowhere = Questo link non funziona: potrebbe essere incompleto o scaduto.
client-other-version = Questa pagina non è aggiornata. Ricaricala.
client-reload = Ricarica
client-again = Riprova
client-unknown-game = Questo gioco qui non esiste.
