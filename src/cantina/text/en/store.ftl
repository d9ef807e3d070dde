### What can go wrong with stored tables.

## Writing

# $number: which entry; $table: its id.
store-taken = Entry { $number } of the table “{ $table }” cannot be stored: another one is there already, or the one before it is not
# $campaign: its id; $number: which change.
store-campaign-taken = Change { $number } of the campaign “{ $campaign }” cannot be stored: somebody else has changed it since
store-closed = The store is closed
# $reason: why, in words of the system.
store-failed-full = Nothing can be stored: the disk is full ({ $reason })
# $reason: why, in words of the system.
store-failed-busy = The store is in use by somebody else for too long ({ $reason })
# $reason: why, in words of the system.
store-failed-corrupt = The store is damaged ({ $reason })
# $reason: why, in words of the system.
store-failed-disk = The file of the store cannot be used ({ $reason })
# $reason: why, in words of the system.
store-failed-lost = The database cannot be reached ({ $reason })
# $reason: why, in words of the system.
store-failed-refused = The database does not take this ({ $reason })

## Opening

# $scheme: the beginning of an address; $schemes: a list.
store-address = A store cannot be at an address that begins with “{ $scheme }”: give the path of a file, or an address that begins with one of { $schemes }
store-address-broken = This is not the address of a database; it looks like postgresql://user:password@host/name
# $package: what pip installs.
store-no-driver = A PostgreSQL database needs the package { $package }, which is not installed
# $reason: why, in words of the system.
store-corrupt = This is not a store of Cantina, or it is damaged; it was left as it is ({ $reason })
# $table: its id.
store-foreign = This database belongs to something else: it has a table “{ $table }”; it was left as it is
# $ours: a version, a number; $version: a number.
store-newer = This store was written by a newer program (version { $version }); this one knows up to { $ours }; it was left as it is

## Copies

store-backup-postgresql = A PostgreSQL store is not copied to a file: export it, or use the tools of PostgreSQL
# $file: the path of a file.
store-file-exists = { $file }: something is there already; nothing was written
# $file: the path of a file; $reason: why, in words of the system.
store-file = { $file }: the file cannot be written ({ $reason })
# $file: the path of a file; $reason: why, in words of the system.
store-import-unreadable = { $file }: the file cannot be read ({ $reason })
# $field: the name of a field; $file: the path of a file; $line: its number.
store-import-foreign = { $file }, line { $line }: this is not an export of Cantina, or it is cut off (“{ $field }”)
# $field: the name of a field; $file: the path of a file; $line: its number.
store-import-field = { $file }, line { $line }: the field “{ $field }” is missing, unknown, or of the wrong kind
# $field: the name of a field; $file: the path of a file; $line: its number.
store-import-altered = { $file }, line { $line }: this line was altered: it does not fit its “{ $field }”
# $count, $found: numbers; $field: the name of a field; $file: the path of a file; $line: its number.
store-import-count = { $file }, line { $line }: “{ $field }” says { $count }, but the file holds { $found }
# $field: the name of a field; $file: the path of a file; $id: of a table or campaign; $line: its number.
store-import-other = { $file }, line { $line }: something else is stored under “{ $id }” already: “{ $field }” differs; nothing of it was overwritten
