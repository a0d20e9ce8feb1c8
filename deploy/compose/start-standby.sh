#!/bin/bash
# Copies the primary when the data folder is empty, and follows it from then on.
set -euo pipefail
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  pg_basebackup --host=primary --username=replicator --pgdata="$data" --wal-method=stream --write-recovery-conf --checkpoint=fast
  chmod 0700 "$data"
fi
exec postgres -D "$data" -c "cluster_name=standby"
