import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Empty: until something is published, the installation's `content/menu.json` is the menu. */
export class Menu2000000000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table menu_versions (
        id uuid primary key,
        number integer not null,
        menu jsonb not null,
        changes jsonb not null,
        restored integer,
        created_by text not null,
        approved_by text,
        created_at timestamptz(3) not null,
        constraint menu_versions_number unique (number)
      );
      create table menu_proposals (
        id uuid primary key,
        menu jsonb not null,
        based_on integer not null,
        restored integer,
        changes jsonb not null,
        status text not null,
        created_by text not null,
        created_at timestamptz(3) not null
      );
      create index menu_proposals_newest on menu_proposals (created_at desc, id desc);
      create table dishes_off (
        id text primary key,
        name text not null,
        back_on date not null,
        created_by text not null
      );
      create table soups_of_the_day (
        id date primary key,
        name text not null,
        price text not null,
        bowl_price text,
        description text,
        diets jsonb not null,
        contains jsonb not null,
        created_by text not null
      );
    `);
  }

  down = forwardOnly;
}
