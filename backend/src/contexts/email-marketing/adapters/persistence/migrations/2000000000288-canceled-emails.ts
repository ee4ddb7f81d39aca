import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

const FIGURES = ['recipients', 'queued', 'sent', 'failed', 'bounced', 'opened', 'clicked'].map(
  (figure) => `total_${figure}`,
);

const count = (changes: string) => `
  insert into email_campaign_totals as t (campaign_id, ${FIGURES.join(', ')})
    select campaign_id, sum(n), coalesce(sum(n) filter (where status = 'queued'), 0),
      coalesce(sum(n) filter (where status not in ('queued', 'failed', 'canceled')), 0),
      coalesce(sum(n) filter (where status = 'failed'), 0), coalesce(sum(n) filter (where status = 'bounced'), 0),
      coalesce(sum(n) filter (where opened_at is not null or clicked_at is not null), 0),
      coalesce(sum(n) filter (where clicked_at is not null), 0)
    from (${changes}) change
    where campaign_id in (select id from email_campaigns)
    group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set ${FIGURES.map((figure) => `${figure} = t.${figure} + excluded.${figure}`).join(', ')};`;

const row = (of: string, n: number) =>
  `select ${of}.campaign_id, ${of}.status, ${of}.opened_at, ${of}.clicked_at, ${String(n)} as n from ${of}`;
const moved =
  'where (added.status, added.opened_at, added.clicked_at) is distinct from (removed.status, removed.opened_at, removed.clicked_at)';

/** Queued emails of canceled campaigns, also of those canceled earlier, get the status when sending starts (`CampaignSteps`). */
export class CanceledEmails2000000000288 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_history drop constraint email_history_status, add constraint email_history_status
        check (status in ('queued', 'sent', 'opened', 'clicked', 'bounced', 'unsubscribed', 'failed', 'canceled'));
      create or replace function count_campaign_mails() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${count(row('added', 1))}
        elsif tg_op = 'UPDATE' then ${count(`${row('added', 1)} join removed using (id) ${moved}
          union all ${row('removed', -1)} join added using (id) ${moved}`)}
        else ${count(row('removed', -1))}
        end if;
        return null;
      end $$;
    `);
  }

  down = forwardOnly;
}
