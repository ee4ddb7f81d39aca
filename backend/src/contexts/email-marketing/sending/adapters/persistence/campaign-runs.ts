import type { Clock } from '../../../../../kernel/clock.js';
import type { Outbox } from '../../../../../kernel/outbox.js';
import type { Database } from '../../../../../platform/persistence/database.js';
import { type MovedCampaign, sendingHas } from '../../domain/sending.events.js';
import { IS_HELD } from './held-mails.query.js';
import type { BegunCampaign, Recipients } from './recipients.js';

const DAY_MS = 86_400_000;

type Row = MovedCampaign & Record<string, unknown>;

/** What there is to do at this moment. */
interface Work {
  [column: string]: unknown;
  /** Campaigns on their way. */
  readonly sending: string[];
  /** Campaigns whose recipients are not fixed yet. */
  readonly begun: string[];
  readonly due: string[];
  /** Mails that belong to no campaign. */
  readonly singles: boolean;
}

const WORK = `select
  array(select id::text from email_campaigns where status = 'sending' order by started_at, id) as sending,
  array(select id::text from email_campaigns c where status = 'sending'
    and not exists (select from email_sendings s where s.campaign_id = c.id)) as begun,
  array(select id::text from email_campaigns where status = 'scheduled' and scheduled_date <= $1) as due,
  exists (select from email_history h where campaign_id is null and status = 'queued' and next_try_at <= $1
    and not ${IS_HELD}) as singles`;

const MOVED = `returning id, name, status, created_by as "createdBy", created_by_role as "createdByRole"`;

const LACKS_APPROVAL = `approval is distinct from 'approved' and (select owner_approval_required from email_settings)`;

const START = `update email_campaigns set status = 'sending', status_reason = null, updated_at = $2
  where id = $1 and status = 'scheduled' and scheduled_date <= $2 and scheduled_date > $3
    and not (${LACKS_APPROVAL}) ${MOVED}`;
const PAUSE_LATE = `update email_campaigns set status = 'paused', status_reason = $4, updated_at = $2
  where id = $1 and status = 'scheduled' and scheduled_date <= $3 ${MOVED}`;
const PAUSE_UNAPPROVED = `update email_campaigns set status = 'paused', status_reason = $3, updated_at = $2
  where id = $1 and status = 'scheduled' and scheduled_date <= $2 and ${LACKS_APPROVAL} ${MOVED}`;
const PAUSE = `update email_campaigns set status = 'paused', status_reason = $3, updated_at = $2
  where id = $1 and status = 'sending' and ($4::text is null or xmin::text = $4) ${MOVED}`;
const FINISH = `update email_campaigns set status = 'sent', sent_date = $2, updated_at = $2
  where id = $1 and status = 'sending' and exists (select from email_sendings where campaign_id = $1)
    and not exists (select from email_history where campaign_id = $1 and status = 'queued') ${MOVED}`;

/** The pace over the last seconds, and that somebody looks after the campaign. Answers whether nobody did for a day. */
const ATTEND = `update email_sendings s set attended_at = $2,
    per_minute = case when old.waited < 4 then s.per_minute else (old.measured_left - old.queued) * 60 / old.waited end,
    measured_left = case when old.waited < 4 then s.measured_left else old.queued end,
    measured_at = case when old.waited < 4 then s.measured_at else $2 end
  from (select s.campaign_id, s.attended_at, case when s.measured_left = 0 then t.total_recipients else s.measured_left end as measured_left,
      extract(epoch from $2 - s.measured_at)::int as waited, coalesce(t.total_queued, 0) as queued
    from email_sendings s left join email_campaign_totals t using (campaign_id) where s.campaign_id = $1) old
  where s.campaign_id = old.campaign_id returning old.attended_at as "attendedAt"`;

const LATE = 'It was due more than 24 hours ago and has not been sent. Resume it to send it now.';
const UNAPPROVED = 'It was due, and the owner has not approved it. Resume it once the owner has.';

const SEGMENTLESS =
  'Its segment is inactive or does not exist any more, so nobody has got it. Choose other recipients, then resume it.';

/** The steps that campaigns take because of their sending, each once over all processes. */
export class CampaignRuns {
  constructor(
    private readonly database: Database,
    private readonly recipients: Recipients,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async work(): Promise<Work> {
    const [work] = await this.database.query<Work[]>(WORK, [this.clock.now()]);
    return work ?? { sending: [], begun: [], due: [], singles: false };
  }

  /** A campaign that should have started more than a day ago, or that the owner has not seen, waits for somebody to say so again. */
  async start(id: string): Promise<void> {
    const now = this.clock.now();
    const latest = new Date(now.getTime() - DAY_MS);
    await this.database.run(null, async () => {
      const [started] = await this.database.query<Row[]>(START, [id, now, latest]);
      if (started) {
        await this.goOn(id);
        return this.outbox.add(sendingHas('started', started));
      }
      const [late] = await this.database.query<Row[]>(PAUSE_LATE, [id, now, latest, LATE]);
      if (late) return this.outbox.add(sendingHas('paused', late, LATE));
      const [unapproved] = await this.database.query<Row[]>(PAUSE_UNAPPROVED, [id, now, UNAPPROVED]);
      if (unapproved) await this.outbox.add(sendingHas('paused', unapproved, UNAPPROVED));
    });
  }

  /** It was not looked after because it was paused. */
  async goOn(id: string): Promise<void> {
    await this.database.query(
      'update email_sendings set attended_at = $2, measured_at = $2, per_minute = null where campaign_id = $1',
      [id, this.clock.now()],
    );
  }

  /** Settles who gets it. Without its segment that would be nobody, and it is paused in place of being sent to them. */
  async freeze(id: string): Promise<void> {
    const [campaign] = await this.database.query<BegunCampaign[]>(
      `select id, recipient_criteria as criteria, xmin::text as version from email_campaigns where id = $1 and status = 'sending'`,
      [id],
    );
    if (!campaign) return;
    const hasRecipients = await this.recipients.freeze(campaign, this.clock.now());
    if (!hasRecipients) await this.pause(id, SEGMENTLESS, campaign.version);
  }

  /** Keeps the pace. A campaign that nobody looked after for a day is paused. */
  async attend(id: string): Promise<void> {
    const now = this.clock.now();
    const [last] = await this.database.query<{ attendedAt: Date }[]>(ATTEND, [id, now]);
    if (last && now.getTime() - last.attendedAt.getTime() > DAY_MS) {
      await this.pause(id, 'Nothing could be sent for more than 24 hours. Resume it to send the rest now.');
    }
  }

  /** @param version as it was read: nothing happens to a campaign that was changed since. */
  async pause(id: string, reason: string, version: string | null = null): Promise<void> {
    await this.database.run(null, async () => {
      const [paused] = await this.database.query<Row[]>(PAUSE, [id, this.clock.now(), reason, version]);
      if (paused) await this.outbox.add(sendingHas('paused', paused, reason));
    });
  }

  /** When no mail of it waits any more. */
  async finish(id: string): Promise<void> {
    await this.database.run(null, async () => {
      const [finished] = await this.database.query<Row[]>(FINISH, [id, this.clock.now()]);
      if (finished) await this.outbox.add(sendingHas('finished', finished));
    });
  }
}
