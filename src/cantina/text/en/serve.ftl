### Serving tables to others: `cantina serve`, and what belongs to its data.

terminal-about-serve = Open a place to play, for this computer, for phones on the same network, or for everybody behind a proxy.
terminal-about-backup = Copy the whole database to a new file, links and names included, while the server goes on.
terminal-about-export = Write a table, or all of them, to a new file without names and links; “cantina import” takes it in.
terminal-about-import = Take in what was exported; what is there already stays as it is.

## Help

serve-help-host = where to listen; if it is not named: for this computer and its private network. 0.0.0.0 means: for all networks
serve-help-port = the port; 8421 if not named
serve-help-database = a file, or postgresql://user:password@host/name; better in the variable CANTINA_DATABASE, where others do not see it
serve-help-data = the folder for the database; your own folder for data if not named
serve-help-prefix = the path below which a proxy shows this server, such as /cantina
serve-help-proxy = addresses of proxies, with commas: what they say about where a request comes from is believed
serve-help-names = names under which browsers reach this server, with commas; addresses, localhost and the name of this computer need not be named
serve-help-log = text or json: a line for each request; if it is not named, only what goes wrong
serve-help-no-browser = do not open a browser
data-help-new-file = a file that is not there yet
data-help-table = the id of a table
data-help-all = all tables and campaigns
data-help-exported = a file that “cantina export” has written

## What is told

serve-open = Cantina is open: { $address }
serve-phones = For phones on the same network: { $address }
serve-here-only = Only this computer gets in; “--host 0.0.0.0” opens it to the network.
serve-kept = Everything is kept in { $where }
serve-end = Ctrl-C closes; running games go on when it opens again.
serve-closed = Cantina is closed. Every game is kept.
serve-progress = { $what }: { $done } of { $of }
serve-compiling = Games made faster
data-exporting = Written
data-importing = Read
data-copied = Copied to { $file }. It holds links and names: keep it safe.
data-exported = Written to { $file }
data-exported-running = Games that are not over: { $count }. The file holds their seeds and hidden choices: keep it as safe as the database.
data-imported = { $count ->
    [one] { $file }: { $count } table or campaign was new
   *[other] { $file }: { $count } tables and campaigns were new
}

## What can be wrong

serve-packages = The server needs more packages: pip install "{ $package }"
serve-port-used = Port { $port } is in use already: name another one with --port, or end the program that has it
serve-port-forbidden = Port { $port } may not be used by you: name one above 1023 with --port
serve-port-wrong = There is no port “{ $port }”: ports run from 0 to { $last }
serve-host-wrong = Nobody can listen at “{ $host }” here ({ $reason })
serve-prefix-wrong = “{ $prefix }” is no path for --prefix: it looks like /cantina
serve-proxy-wrong = “{ $proxy }” is no address of a proxy: it looks like 127.0.0.1
serve-proxy-wide = “{ $proxy }” is a whole network, and everybody in it could pretend to be anybody: name the address of each proxy
serve-name-wrong = “{ $name }” is no name of a server: it looks like games.example
serve-log-wrong = There is no log of the kind “{ $kind }”; there are { $kinds }
serve-database-or-data = Name --database or --data, not both
serve-folder = The folder { $folder } cannot be used ({ $reason })
serve-running = A server is at work on { $file } already
serve-linked = { $file } has a second name (a hard link): two servers could work on it. Delete the link
data-no-store = There is no database { $file }; --data or --database names another place
data-no-table = There is no table “{ $table }”
