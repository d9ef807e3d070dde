### What the server says when it cannot do something.

request-field = There is something wrong with “{ $field }”: { $reason }
request-json = This is no JSON
request-wish = There is no wish “{ $wish }” for somebody here; there are { $allowed }
request-too-many = Too much at once: wait a moment
request-too-large = This is too large: at most { $most } bytes
request-origin = This page may not ask here
