import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { SubjectTest } from '../../domain/ports/sending.js';

/** Until the subject is chosen, the other recipients are due then: claims look only at what is due, by an index. */
export const HELD_UNTIL = `timestamptz '9999-12-31 00:00:00Z'`;

/** Percentage of recipients for testing each subject. */
const PERCENT = 5;

/**
 * SQL for the subject that a recipient tests, if any. The order is random, but the same for the same campaign.
 * @param recipients rows of `(address, gets)`, of which only those with `gets` take part in the test
 */
export const withVariants = (recipients: string, campaign: string) => `
  select r.*, case when gets and place <= share then 'A' when gets and place <= 2 * share then 'B' end as variant
  from (
    select *, row_number() over of_equals as place, count(*) over (partition by gets) * ${String(PERCENT)} / 100 as share
    from (${recipients}) r
    window of_equals as (partition by gets order by md5(${campaign}::text || address), address)
  ) r`;

const TESTED = `
  select count(*) filter (where status = 'queued' and attempts = 0) as waiting, max(sent_at) as last_sent, count(*) as total,
    ${(['A', 'B'] as const)
      .map(
        (variant) => `
    count(*) filter (where subject_variant = '${variant}' and sent_at is not null) as sent_${variant.toLowerCase()},
    count(*) filter (where subject_variant = '${variant}' and (opened_at is not null or clicked_at is not null)) as opened_${variant.toLowerCase()},
    count(*) filter (where subject_variant = '${variant}' and clicked_at is not null) as clicked_${variant.toLowerCase()}`,
      )
      .join(',')}
  from email_history where campaign_id = $1 and subject_variant is not null`;

const DECIDES_AT = `coalesce(t.last_sent, s.frozen_at) + c.subject_test_hours * interval '1 hour'`;

/** The better rate of opens wins, then that of clicks, then A. A mail server that defers an email holds up nothing. */
const CHOOSE = `with t as (${TESTED})
  update email_sendings s set subject_chosen_at = $2, subject_winner = case
    when opened_b * sent_a > opened_a * sent_b then 'B'
    when opened_b * sent_a = opened_a * sent_b and clicked_b * sent_a > clicked_a * sent_b then 'B'
    else 'A' end
  from t, email_campaigns c
  where s.campaign_id = $1 and c.id = $1 and c.status = 'sending' and s.subject_winner is null
    and t.waiting = 0 and (t.total = 0 or ${DECIDES_AT} <= $2)`;

const BATCH = 20_000;
/** A single statement for a million rows would block the others. */
const RELEASE = `with next as (
    select id from email_history where campaign_id = $1 and status = 'queued' and next_try_at = ${HELD_UNTIL}
    order by id limit ${String(BATCH)} for update skip locked
  )
  update email_history h set next_try_at = $2, subject = case s.subject_winner when 'B' then c.subject_b else c.subject end
  from next, email_sendings s, email_campaigns c
  where h.id = next.id and s.campaign_id = $1 and c.id = $1 and s.subject_winner is not null and c.status = 'sending'`;
const RELEASED = `update email_sendings set is_released = true
  where campaign_id = $1 and subject_winner is not null and not exists (
    select from email_history where campaign_id = $1 and status = 'queued' and next_try_at = ${HELD_UNTIL})`;

const READ = `with t as (${TESTED})
  select c.subject as "subjectA", c.subject_b as "subjectB", sent_a::int as "sentA", opened_a::int as "openedA",
    clicked_a::int as "clickedA", sent_b::int as "sentB", opened_b::int as "openedB", clicked_b::int as "clickedB",
    s.subject_winner as winner, s.subject_chosen_at as "chosenAt",
    case when s.subject_winner is null and t.waiting = 0 then ${DECIDES_AT} end as "decidesAt"
  from t, email_campaigns c join email_sendings s on s.campaign_id = c.id where c.id = $1 and c.subject_b is not null`;

interface Row {
  readonly subjectA: string;
  readonly subjectB: string;
  readonly sentA: number;
  readonly openedA: number;
  readonly clickedA: number;
  readonly sentB: number;
  readonly openedB: number;
  readonly clickedB: number;
  readonly winner: 'A' | 'B' | null;
  readonly chosenAt: Date | null;
  readonly decidesAt: Date | null;
}

/** Tests two subjects on a tenth of a campaign's recipients. Rows say how far it is, so a killed process loses nothing. */
@Injectable()
export class SubjectTests {
  constructor(private readonly database: Database) {}

  /** Chooses the subject once the test is over, and makes the other recipients due in batches, one per call. */
  async advance(campaignId: string, now: Date): Promise<void> {
    await this.database.query(CHOOSE, [campaignId, now]);
    await this.database.query(RELEASE, [campaignId, now]);
    await this.database.query(RELEASED, [campaignId]);
  }

  /** Null for a campaign with one subject, or before its recipients are fixed. */
  async of(campaignId: string): Promise<SubjectTest | null> {
    const [row] = await this.database.query<Row[]>(READ, [campaignId]);
    if (!row) return null;
    const { winner, chosenAt, decidesAt } = row;
    return {
      a: { subject: row.subjectA, sent: row.sentA, opened: row.openedA, clicked: row.clickedA },
      b: { subject: row.subjectB, sent: row.sentB, opened: row.openedB, clicked: row.clickedB },
      winner,
      chosenAt: chosenAt?.toISOString() ?? null,
      decidesAt: decidesAt?.toISOString() ?? null,
    };
  }
}
