import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class RestaurantDetails2000000000283 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table restaurant_details (
        id text primary key constraint restaurant_details_one check (id = 'restaurant'),
        name text not null,
        tagline text not null,
        street text not null,
        unit text not null,
        city text not null,
        region text not null,
        postal_code text not null,
        phone text not null,
        email text not null,
        reservations_email text not null,
        mail_domain text not null,
        social_links jsonb not null,
        updated_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
