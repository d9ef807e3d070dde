#!/bin/sh
# A bot for one seat: takes the first legal action. Usage: sh bot.sh ADDRESS TABLE SEAT INVITATION
base="$1/api/tables/$2" seat="$3" link="Authorization: Bearer $4"

ask() {
  curl -sS --retry 9 -H "$link" -H "Content-Type: application/json" -d "$2" "$base/seats/$seat/$1"
}

# From now on only the secret in the answer opens the seat.
link="Authorization: Bearer $(ask sit '{"name": "Shell"}' | sed 's/.*"link": *"\([^"]*\)".*/\1/')"
curl -sSN --retry 9 -H "$link" "$base/stream?seat=$seat" | while read -r line; do
  action=$(printf '%s' "$line" | sed -n 's/.*"legal": *\[{"action": *"\([^"]*\)".*/\1/p')
  [ -z "$action" ] || ask act "{\"action\": \"$action\"}" >/dev/null
done
