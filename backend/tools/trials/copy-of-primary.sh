#!/bin/sh
# What `pg_basebackup` does, which the embedded PostgreSQL lacks: Patroni calls it to fill the folder of a new standby. Both are on this machine.
set -eu
for argument in "$@"; do
  case "$argument" in
    --connstring=*) server=${argument#--connstring=} ;;
    --datadir=*) DATADIR=${argument#--datadir=} ;;
  esac
done
export DATADIR
mkdir -p -m 700 "$DATADIR"
psql --no-psqlrc -Atq -v ON_ERROR_STOP=1 "$server user=postgres password=$SUPERUSER_PASSWORD dbname=postgres" <<'SQL'
select current_setting('data_directory') as source \gset
\setenv SOURCE :source
select pg_backup_start('copy of the primary', true) \g /dev/null
\! tar -C "$SOURCE" --warning=no-file-changed --warning=no-file-removed --exclude='./pg_wal/*' --exclude='./pg_replslot/*' --exclude='./postmaster.*' --exclude='./patroni.dynamic.json' -cf - . | tar -C "$DATADIR" -xf -
\getenv folder DATADIR
\set file :folder '/backup_label'
select labelfile from pg_backup_stop() \g :file
SQL
