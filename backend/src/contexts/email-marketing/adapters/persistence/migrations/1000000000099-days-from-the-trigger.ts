import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/**
 * The days of each mail are counted from the trigger, no longer from the mail before. Sequences that somebody wrote go on as they did;
 * the ready-made welcome (0, 3, 7) was meant like this from the first.
 */
export class DaysFromTheTrigger1000000000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update email_automation a set email_sequence = (
        select jsonb_agg(jsonb_set(step, '{delayDays}', to_jsonb(days)) order by place)
        from (select step, place, sum((step->>'delayDays')::int) over (order by place) as days
          from jsonb_array_elements(a.email_sequence) with ordinality as one (step, place)) counted
      )
      where jsonb_array_length(email_sequence) > 1
        and jsonb_path_query_array(email_sequence, '$[*].delayDays') <> '[0, 3, 7]';
    `);
  }

  down = forwardOnly;
}
