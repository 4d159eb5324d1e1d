#!/bin/sh
# Rehearses a backup and its restoration with a service in a temporary folder. The real service and its
# data are not touched. Run it in the checkout, after the build:
#
#   sh docs/operations/rehearse-restore.sh
set -eu

node=node_modules/.bin/node
folder=$(mktemp -d)
service=
# Empty variables count as not set and override .env.
export DATA_DIR="$folder/data" DATABASE_URL= SMTP_URL=
export HOST=127.0.0.1 PORT=0 TRUST_PROXY=0 RATE_LIMIT=off LOG_LEVEL=info

end() {
	if [ -n "$service" ]; then kill -9 "$service" 2>/dev/null || true; fi
	rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' INT TERM

step() { printf '%s\n' "$1"; }

fail() {
	printf 'FAILED: %s\n' "$1" >&2
	exit 1
}

leads() { "$node" server/leads-cli/main.ts "$@"; }

start() {
	: >"$folder/log"
	"$node" server/main.ts >"$folder/log" 2>&1 &
	service=$!
	tries=0
	until grep -q '"address"' "$folder/log"; do
		tries=$((tries + 1))
		[ "$tries" -lt 300 ] && kill -0 "$service" 2>/dev/null || fail "$(cat "$folder/log")"
		sleep 0.1
	done
	address=$(sed -n 's/.*"address":"\([^"]*\)".*/\1/p' "$folder/log")
}

post() {
	curl -fsS -o "$folder/answer" -F "name=Rehearsal $1" -F phone=4325550100 -F "email=a$1@example.com" \
		"$address/api/contact" || fail "inquiry $1 was not taken"
}

# Omits the state of mails, because the service sends them in the meantime.
list() { leads list --json | grep -v '"mail":'; }

step '1. The service starts and takes three inquiries.'
start
for number in 1 2 3; do post "$number"; done
list >"$folder/at-backup.json"

step '2. A backup is made while it runs.'
leads backup "$folder/copy.db" 2>"$folder/told" || fail "$(cat "$folder/told")"

step '3. A fourth inquiry comes after the backup.'
post 4

step '4. The machine dies and its data are gone.'
kill -9 "$service"
wait "$service" 2>/dev/null || true
rm -rf "$DATA_DIR"

step '5. The copy becomes the database of a new folder.'
mkdir "$DATA_DIR"
cp "$folder/copy.db" "$DATA_DIR/leads.db"

step '6. The service starts; it has the three, and not the fourth.'
start
list >"$folder/restored.json"
cmp "$folder/at-backup.json" "$folder/restored.json" || fail 'the lists differ'

step '7. It takes new inquiries and ends well.'
post 5
[ "$(list | grep -c '"id"')" = 4 ] || fail 'the new inquiry is not listed'
kill -TERM "$service"
wait "$service" || fail "$(cat "$folder/log")"
service=

step 'Backup and restoring work.'
