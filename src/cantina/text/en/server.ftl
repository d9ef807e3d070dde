### What the server says when it cannot do something.

# $field: the name of a field; $reason: a request-reason-* text.
request-field = There is something wrong with “{ $field }”: { $reason }
request-json = This is not JSON
# A program asked for something that there is not. $allowed: a list of words; $wish: what was asked for.
request-wish = Unknown request “{ $wish }”; allowed: { $allowed }
request-too-many = Too much at once: wait a moment
# $most: a number.
request-too-large = This is too large: at most { $most } bytes
# $host: a name such as games.example.
request-host = This server is not called “{ $host }”; “cantina serve --names” tells it its names
# $header: the name of a header.
request-header = The header “{ $header }” cannot be understood
request-origin = Requests from this page are not allowed
request-here = Only the computer on which the server runs may ask this
request-nowhere = There is nothing here
request-method = This method is not allowed here
# What is wrong with a field.
request-reason-missing = it is missing
request-reason-unknown = there is no such field
request-reason-long = it is too long
request-reason-small = it is too small
request-reason-large = it is too large
request-reason-json = this is not JSON
request-reason-kind = it is not of the kind that is expected here
request-stranger = You have no seat or table on this server yet
request-reason-link = it is not a link below the address of this server
request-come-back = The server is restarting: come back in a moment
# $why: full, busy, corrupt, lost or other.
request-store = { $why ->
    [full] The disk of the server is full: nothing can be stored, and nothing has changed
    [busy] The database of the server is busy: nothing has changed, try again
    [corrupt] The database of the server is damaged: nothing has changed
    [lost] The server cannot reach its database: nothing has changed, try again in a moment
   *[other] The server cannot store this now: nothing has changed
}
