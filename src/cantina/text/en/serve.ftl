### Serving tables to others: `cantina serve`, and what belongs to its data.

terminal-about-serve = Open a place to play, for this computer, for phones on the same network, or for everybody behind a proxy.
terminal-about-backup = Copy the whole database to a new file, links and names included, while the server goes on.
terminal-about-export = Write a table, or all of them, to a new file without names and links; “cantina import” takes it in.
terminal-about-import = Take in what was exported; what is there already stays as it is.

## Help

serve-help-host = where to listen; default: for this computer and its private network. 0.0.0.0 means: for all networks
serve-help-port = the port; default: 8421
serve-help-database = a file, or postgresql://user:password@host/name; better in the variable CANTINA_DATABASE, where others do not see it
serve-help-data = the folder for the database; default: your own folder for data
serve-help-prefix = the path below which a proxy shows this server, such as /cantina
serve-help-proxy = addresses of proxies, with commas: what they say about where a request comes from is believed
serve-help-names = names under which browsers reach this server, with commas; addresses, localhost and the name of this computer need not be named
serve-help-log = text or json: a line for each request; default: only what goes wrong
serve-help-no-browser = do not open a browser
data-help-new-file = a file that is not there yet
data-help-table = the id of a table
data-help-all = all tables and campaigns
data-help-exported = a file that “cantina export” has written

## What is told

# The first line. $address: a link.
serve-open = Cantina is open: { $address }
# $address: a link.
serve-phones = For phones on the same network: { $address }
serve-here-only = Only this computer gets in; “--host 0.0.0.0” opens it to the network.
# $where: a file or an address.
serve-kept = Everything is kept in { $where }
serve-end = Ctrl-C closes; running games go on when it opens again.
serve-closed = Cantina is closed. Every game is kept.
# How far it is. $done, $of: numbers; $what: what is being done, such as “Games compiled”.
serve-progress = { $what }: { $done } of { $of }
# What is counted in serve-progress.
serve-compiling = Games compiled
# What is counted in serve-progress: tables written.
data-exporting = Written
# What is counted in serve-progress: tables read.
data-importing = Read
# $file: the path of a file.
data-copied = Copied to { $file }. It holds links and names: keep it safe.
# The last line. $file: the path of a file.
data-exported = Written to { $file }
# $count: how many games.
data-exported-running = Games that are not over: { $count }. The file holds their seeds and hidden choices: keep it as safe as the database.
# $count: how many tables and campaigns; $file: the path of a file.
data-imported = { $count ->
    [one] { $file }: { $count } table or campaign was new
   *[other] { $file }: { $count } tables and campaigns were new
}

## What can be wrong

# $package: what pip installs.
serve-packages = The server needs more packages: pip install "{ $package }"
# $port: a number.
serve-port-used = Port { $port } is in use already: name another one with --port, or end the program that has it
# $port: a number.
serve-port-forbidden = Port { $port } may not be used by you: name one above 1023 with --port
# $last: the largest port; $port: a number.
serve-port-wrong = There is no port “{ $port }”: ports run from 0 to { $last }
# The address given by --host cannot be used. $host: as given; $reason: why, in words of the system.
serve-host-wrong = Cannot listen on “{ $host }” ({ $reason })
# $prefix: as given.
serve-prefix-wrong = “{ $prefix }” is not a path for --prefix: it looks like /cantina
# $proxy: as given.
serve-proxy-wrong = “{ $proxy }” is not the address of a proxy: it looks like 127.0.0.1
# $proxy: as given.
serve-proxy-wide = “{ $proxy }” is a whole network, and everybody in it could pretend to be anybody: name the address of each proxy
# $name: as given.
serve-name-wrong = “{ $name }” is not the name of a server: it looks like games.example
# $kind: as given; $kinds: a list of words.
serve-log-wrong = There is no log of the kind “{ $kind }”; there are { $kinds }
serve-database-or-data = Name --database or --data, not both
# $folder: the path of a folder; $reason: why, in words of the system.
serve-folder = The folder { $folder } cannot be used ({ $reason })
# $file: the path of a file.
serve-running = A server is at work on { $file } already
# $file: the path of a file.
serve-linked = { $file } has a second name (a hard link): two servers could work on it. Delete the link
# $file: the path of a file.
data-no-store = There is no database { $file }; --data or --database names another place
# $table: as given.
data-no-table = There is no table “{ $table }”
