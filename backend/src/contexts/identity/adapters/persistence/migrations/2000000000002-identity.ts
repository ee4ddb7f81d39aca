import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers } from '../../../../../platform/persistence/counter-triggers.js';

export class Identity2000000000002 implements MigrationInterface {
  static readonly replaces = [
    'Accounts1000000000002',
    'AccountsThatAreOff1000000000030',
    'StaffList1000000000040',
    'MachineAccounts1000000000083',
  ];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admins (
        id uuid primary key,
        email text not null,
        password text not null,
        name text not null,
        role text not null default 'admin',
        is_demo boolean not null default false,
        last_login timestamptz(3),
        created_at timestamptz(3) not null default now(),
        is_active boolean not null default true,
        constraint admins_role check (role in ('admin', 'manager'))
      );
      create unique index admins_email on admins (lower(email));

      create table staff (
        id uuid primary key,
        email text not null,
        password text not null,
        name text not null,
        is_active boolean not null default true,
        is_demo boolean not null default false,
        created_by text not null,
        last_login timestamptz(3),
        created_at timestamptz(3) not null default now()
      );
      create unique index staff_email on staff (lower(email));
      create index staff_newest on staff (created_at desc, id desc);
      create index staff_active_by_name on staff (lower(name), id) where is_active;
      ${createCounterTriggers('staff', 'is_active::text')}

      -- Machines that call the API.
      create table users (
        id uuid primary key,
        username text not null,
        password text not null,
        created_at timestamptz(3) not null default now()
      );
      create unique index users_username on users (lower(username));

      -- Everyone who can sign in; sessions are joined with it on each request, so a switched-off account is out at once.
      create view accounts as
        select id, role, email, password, name, is_active, is_demo from admins
        union all
        select id, 'staff', email, password, name, is_active, is_demo from staff;

      create table sessions (
        id_hash bytea primary key,
        created_at timestamptz(3) not null default now(),
        used_at timestamptz(3) not null default now()
      );
      create index sessions_used_at on sessions (used_at);

      create table session_logins (
        session_hash bytea not null references sessions (id_hash) on delete cascade,
        role text not null,
        account_id uuid not null,
        logged_in_at timestamptz(3) not null default now(),
        primary key (session_hash, role)
      );
      create index session_logins_account on session_logins (account_id);
    `);
  }

  down = forwardOnly;
}
