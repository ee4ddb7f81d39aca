import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS } from '../../domain/ports/sending.js';
import { CAMPAIGN_TRANSITIONS, type CampaignStatus, type MovedCampaign, sendingHas } from '../../domain/sending.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Outbox } from '../../../../../kernel/outbox.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { type BegunCampaign, IS_HELD, Recipients } from './recipients.query.js';
import { SubjectTests } from './subject-tests.query.js';

/** Work that is due. */
interface Work {
  /** Campaigns with the status `sending`. */
  readonly sending: string[];
  /** Sending campaigns whose recipients are not fixed yet, or that were resumed and must look again. */
  readonly begun: string[];
  readonly due: string[];
  /** Sending campaigns with two subjects, until all of their recipients are due. */
  readonly tested: string[];
  /** Canceled campaigns with queued emails that no process is sending. */
  readonly canceled: string[];
  /** Whether emails outside of campaigns are due. */
  readonly singles: boolean;
}

const IS_UNCLAIMED = `h.status = 'queued' and h.claimed_by is null`;

const WORK = `select
  array(select id::text from email_campaigns where status = 'sending' order by started_at, id) as sending,
  array(select id::text from email_campaigns c where status = 'sending'
    and not exists (select from email_sendings s where s.campaign_id = c.id and s.is_checked)) as begun,
  array(select id::text from email_campaigns where status = 'scheduled' and scheduled_date <= $1) as due,
  array(select id::text from email_campaigns c join email_sendings s on s.campaign_id = c.id
    where status = 'sending' and subject_b is not null and s.is_checked and not s.is_released) as tested,
  array(select id::text from email_campaigns c where status = 'cancelled'
    and exists (select from email_history h where h.campaign_id = c.id and ${IS_UNCLAIMED})) as canceled,
  exists (select from email_history h where campaign_id is null and status = 'queued' and next_try_at <= $1
    and not ${IS_HELD}) as singles`;

const MOVED = `returning id, name, status, created_by as "createdBy", created_by_role as "createdByRole"`;

const LACKS_APPROVAL = `approval is distinct from 'approved' and (select owner_approval_required from email_settings)`;

/** SQL of a status change that the transitions allow. */
function step(from: CampaignStatus, to: CampaignStatus, sets: string): string {
  const permitted = transition(CAMPAIGN_TRANSITIONS, to, [from]);
  return `update email_campaigns set status = ${permitted.to}, ${sets}, updated_at = $2 where id = $1 and status in (${permitted.from})`;
}

const START = `${step('scheduled', 'sending', 'status_reason = null')}
  and scheduled_date <= $2 and scheduled_date > $3 and not (${LACKS_APPROVAL}) ${MOVED}`;
const PAUSE_LATE = `${step('scheduled', 'paused', 'status_reason = $4')} and scheduled_date <= $3 ${MOVED}`;
const PAUSE_UNAPPROVED = `${step('scheduled', 'paused', 'status_reason = $3')}
  and scheduled_date <= $2 and ${LACKS_APPROVAL} ${MOVED}`;
const PAUSE = `${step('sending', 'paused', 'status_reason = $3')} and ($4::text is null or xmin::text = $4) ${MOVED}`;
const FINISH = `${step('sending', 'sent', 'sent_date = $2')} and exists (select from email_sendings where campaign_id = $1)
  and not exists (select from email_history where campaign_id = $1 and status = 'queued') ${MOVED}`;

const CANCEL_BATCH = 20_000;
const CANCEL = transition(EMAIL_TRANSITIONS, 'canceled', ['queued']);
/** Emails in flight are settled first: they arrive, or are queued again and then canceled. */
const CANCEL_EMAILS = `
  with next as (
    select id from email_history h where campaign_id = $1 and ${IS_UNCLAIMED}
      and exists (select from email_campaigns c where c.id = $1 and c.status = 'cancelled')
    limit ${String(CANCEL_BATCH)} for update skip locked
  )
  update email_history h set status = ${CANCEL.to} from next where h.id = next.id and h.status in (${CANCEL.from}) returning 1`;

/** Stores the heartbeat and, at most every 4 seconds, the pace; returns the previous heartbeat. */
const ATTEND = `update email_sendings s set attended_at = $2,
    per_minute = case when old.waited < 4 then s.per_minute else (old.measured_left - old.queued) * 60 / old.waited end,
    measured_left = case when old.waited < 4 then s.measured_left else old.queued end,
    measured_at = case when old.waited < 4 then s.measured_at else $2 end
  from (select s.campaign_id, s.attended_at, case when s.measured_left = 0 then t.total_recipients else s.measured_left end as measured_left,
      extract(epoch from $2 - s.measured_at)::int as waited, coalesce(t.total_queued, 0) as queued
    from email_sendings s left join email_campaign_totals t using (campaign_id) where s.campaign_id = $1) old
  where s.campaign_id = old.campaign_id returning old.attended_at as "attendedAt"`;

/** Status changes caused by sending; each statement returns the campaign it changed, if any. */
@Injectable()
export class CampaignStepsQuery {
  constructor(private readonly database: Database) {}

  async work(now: Date): Promise<Work> {
    const [work] = await this.database.query<Work[]>(WORK, [now]);
    return work ?? { sending: [], begun: [], due: [], tested: [], canceled: [], singles: false };
  }

  /** @param latest campaigns scheduled at or before this time are late and do not start */
  start = (id: string, now: Date, latest: Date) => this.moved(START, [id, now, latest]);
  pauseLate = (id: string, now: Date, latest: Date, reason: string) =>
    this.moved(PAUSE_LATE, [id, now, latest, reason]);
  pauseUnapproved = (id: string, now: Date, reason: string) => this.moved(PAUSE_UNAPPROVED, [id, now, reason]);
  /** @param version row version (`xmin`) as it was read; null skips the check */
  pause = (id: string, now: Date, reason: string, version: string | null) =>
    this.moved(PAUSE, [id, now, reason, version]);
  finish = (id: string, now: Date) => this.moved(FINISH, [id, now]);

  /** @returns whether there may be more */
  async cancelEmails(id: string): Promise<boolean> {
    return (await this.database.query(CANCEL_EMAILS, [id])).length === CANCEL_BATCH;
  }

  async goOn(id: string, now: Date): Promise<void> {
    await this.database.query(
      'update email_sendings set attended_at = $2, measured_at = $2, per_minute = null, is_checked = false where campaign_id = $1',
      [id, now],
    );
  }

  async begun(id: string): Promise<BegunCampaign | null> {
    const [campaign] = await this.database.query<BegunCampaign[]>(
      `select id, recipient_criteria as criteria, xmin::text as version,
         exists (select from email_sendings where campaign_id = $1) as "isFixed", subject_b is not null as "hasSecondSubject"
       from email_campaigns where id = $1 and status = 'sending'`,
      [id],
    );
    return campaign ?? null;
  }

  /** @returns when the campaign was last attended to */
  async attend(id: string, now: Date): Promise<Date | null> {
    const [last] = await this.database.query<{ attendedAt: Date }[]>(ATTEND, [id, now]);
    return last?.attendedAt ?? null;
  }

  private async moved(statement: string, values: unknown[]): Promise<MovedCampaign | null> {
    const [campaign] = await this.database.query<MovedCampaign[]>(statement, values);
    return campaign ?? null;
  }
}

const DAY_MS = 86_400_000;

const LATE = 'It was due more than 24 hours ago and has not been sent. Resume it to send it now.';
const UNAPPROVED = 'It was due, and the owner has not approved it. Resume it once the owner has.';

const SEGMENTLESS =
  'Its segment is inactive or no longer exists, so no one got it. Choose other recipients, then resume it.';

/** Status changes caused by sending; each happens once, even with several processes. */
@Injectable()
export class CampaignSteps {
  constructor(
    private readonly steps: CampaignStepsQuery,
    private readonly recipients: Recipients,
    private readonly tests: SubjectTests,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  work(): Promise<Work> {
    return this.steps.work(this.clock.now());
  }

  /** Starts a campaign. One that is more than a day late, or lacks a required approval, is paused until someone confirms it. */
  async start(id: string): Promise<void> {
    const now = this.clock.now();
    const latest = new Date(now.getTime() - DAY_MS);
    await this.transaction.run(null, async () => {
      const started = await this.steps.start(id, now, latest);
      if (started) {
        await this.goOn(id);
        return this.outbox.add(sendingHas('started', started));
      }
      const late = await this.steps.pauseLate(id, now, latest, LATE);
      if (late) return this.outbox.add(sendingHas('paused', late, LATE));
      const unapproved = await this.steps.pauseUnapproved(id, now, UNAPPROVED);
      if (unapproved) await this.outbox.add(sendingHas('paused', unapproved, UNAPPROVED));
    });
  }

  /** Resets the time of inactivity, because it was paused, and has its recipients checked again. */
  goOn(id: string): Promise<void> {
    return this.steps.goOn(id, this.clock.now());
  }

  /** Fixes the recipients, or pauses the campaign if its segment was deleted. */
  async fixRecipients(id: string): Promise<void> {
    const campaign = await this.steps.begun(id);
    if (!campaign) return;
    const hasRecipients = await this.recipients.fix(campaign, this.clock.now());
    if (!hasRecipients) await this.pause(id, SEGMENTLESS, campaign.version);
  }

  /** Chooses between two subjects if their test is over. */
  advanceTest(id: string): Promise<void> {
    return this.tests.advance(id, this.clock.now());
  }

  /** Marks the campaign as active. One without activity for a day is paused. */
  async attend(id: string): Promise<void> {
    const now = this.clock.now();
    const last = await this.steps.attend(id, now);
    if (last && now.getTime() - last.getTime() > DAY_MS) {
      await this.pause(id, 'Nothing could be sent for more than 24 hours. Resume it to send the rest now.');
    }
  }

  /** @param version row version as it was read: a campaign that was changed since is not paused */
  async pause(id: string, reason: string, version: string | null = null): Promise<void> {
    await this.transaction.run(null, async () => {
      const paused = await this.steps.pause(id, this.clock.now(), reason, version);
      if (paused) await this.outbox.add(sendingHas('paused', paused, reason));
    });
  }

  /** Marks unsent emails of a canceled campaign as canceled. @returns whether there may be more */
  cancelEmails(id: string): Promise<boolean> {
    return this.steps.cancelEmails(id);
  }

  /** Marks the campaign as sent if no email of it is queued. */
  async finish(id: string): Promise<void> {
    await this.transaction.run(null, async () => {
      const finished = await this.steps.finish(id, this.clock.now());
      if (finished) await this.outbox.add(sendingHas('finished', finished));
    });
  }
}
