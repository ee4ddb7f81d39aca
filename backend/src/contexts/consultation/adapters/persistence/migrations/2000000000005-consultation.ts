import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Consultation2000000000005 implements MigrationInterface {
  static readonly replaces = ['Consultation1000000000056'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consultation_responses (
        id uuid primary key,
        restaurant_name text not null,
        contact_email text not null,
        contact_phone text,
        layout_preference text,
        color_scheme_preference text,
        font_preferences text,
        design_notes text,
        actual_restaurant_name text,
        menu_updates text,
        photo_requests text,
        contact_info_updates text,
        about_story_details text,
        feature_notes text,
        service_notes text,
        additional_requests text,
        budget_range text,
        timeline text,
        strategy1_feedback text,
        strategy2_feedback text,
        strategy3_feedback text,
        strategy4_feedback text,
        strategy5_feedback text,
        strategy6_feedback text,
        package_override text,
        special_deal_notes text,
        selected_services text[] not null default '{}',
        additional_features text[] not null default '{}',
        ongoing_services text[] not null default '{}',
        calculated_package text not null default '',
        browser_id text not null,
        created_at timestamptz(3) not null default now()
      );
      create index consultation_responses_newest on consultation_responses (created_at desc, id desc);
      create index consultation_responses_of_browser on consultation_responses (browser_id, created_at desc, id desc);
      create table plan_consultations (
        id uuid primary key,
        business_name text not null,
        contact_email text not null,
        contact_phone text,
        selected_tier text not null default 'premium',
        questions text,
        timeline text,
        additional_needs text,
        created_at timestamptz(3) not null default now()
      );
      create table build_requirements (
        id uuid primary key,
        client_requests text,
        design_preferences text,
        functionality_needs text,
        content_updates text,
        additional_features text,
        timeline text,
        budget text,
        priorities text,
        created_at timestamptz(3) not null default now()
      );
    `);
  }

  down = forwardOnly;
}
