#!/bin/bash
# Runs once, when the primary creates its data folder.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator with replication login password :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
