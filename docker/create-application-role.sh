#!/bin/sh
# Runs once, when the database is made: the application works without a superuser's rights.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APPLICATION_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role courtyard login password :'password';
create database courtyard owner courtyard;
SQL
