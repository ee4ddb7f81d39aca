import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { Gauge, type Reading } from '../../../../../platform/metrics/metrics.js';
import { CountsWaitingWork } from '../../../../../platform/restored/restored-backup.js';
import { Clock } from '../../../../../kernel/clock.js';

export interface ClickedLink {
  readonly url: string;
  /** Number of people who clicked the link. */
  readonly people: number;
  readonly clicks: number;
}

const CLICKED_LINKS = `select l.url, count(m.history_id)::int as people, coalesce(sum(m.times), 0)::int as clicks
  from email_links l left join email_marks m on m.link_id = l.id and not m.is_machine
  where l.campaign_id = $1 group by l.id order by people desc, l.id`;

/** A half-open interval: includes its start, excludes its end. */
interface Period {
  readonly since: Date;
  readonly until: Date;
}

/** Marketing emails sent in a period, and how many of them people have opened. */
export interface MailTrend {
  readonly mailSent: number;
  readonly mailOpened: number;
}

const MAIL_TRENDS = `
  select m.sent as "mailSent", m.opened as "mailOpened"
  from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as period (since, until, place)
    cross join lateral (
      select count(*)::int as sent, (count(*) filter (where opened_at is not null or clicked_at is not null))::int as opened
      from email_history where email_type in ('campaign', 'automation') and sent_at >= since and sent_at < until) m
  order by place`;

const WAITING = `
  select count(*) filter (where next_try_at <= now())::int as due, count(*) filter (where next_try_at > now())::int as later
  from email_history where status = 'queued'`;

const DUE_CAMPAIGNS = `
  select count(*)::int as count from email_campaigns
  where status = 'sending' or (status = 'scheduled' and scheduled_date <= now())`;

/** Counts emails to contacts that wait to be sent. */
@Injectable()
export class SendingFiguresQuery {
  constructor(private readonly database: Database) {}

  @Gauge({
    name: 'courtyard_marketing_mails',
    help: 'Mails to contacts that have not left: due, or later.',
    labels: ['state'],
  })
  async waiting(): Promise<Reading[]> {
    const [row] = await this.database.query<{ due: number; later: number }[]>(WAITING);
    return Object.entries(row ?? {}).map(([state, value]) => ({ value, labels: { state } }));
  }

  /** Campaigns that are being sent or are due. */
  @CountsWaitingWork('campaigns')
  async dueCampaigns(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(DUE_CAMPAIGNS);
    return row?.count ?? 0;
  }
}

const DAY_MS = 86_400_000;

/** Outcomes of the marketing emails sent in a period. */
export interface EmailCounts {
  readonly sent: number;
  /** Opened or clicked by a person. */
  readonly opened: number;
  readonly clicked: number;
  readonly bounced: number;
  readonly unsubscribed: number;
  /** People who marked an email as spam; null for a single campaign. */
  readonly complaints: number | null;
}

export interface EmailFigures extends EmailCounts {
  /** The same counts for the period of equal length before. */
  readonly before: EmailCounts;
}

/** Parameters: $1 start, $2 exclusive end or null, $3 campaign or null for all. */
const STATEMENT = `
  select count(*)::int as sent,
    (count(*) filter (where opened_at is not null or clicked_at is not null))::int as opened,
    (count(*) filter (where clicked_at is not null))::int as clicked,
    (count(*) filter (where status = 'bounced'))::int as bounced,
    (count(*) filter (where status = 'unsubscribed'))::int as unsubscribed,
    case when $3::uuid is null then (select count(*)::int from email_suppressions
      where reason = 'complained' and created_at >= $1 and created_at < coalesce($2::timestamptz, 'infinity')) end as complaints
  from email_history
  where email_type in ('campaign', 'automation') and sent_at >= $1 and sent_at < coalesce($2::timestamptz, 'infinity')
    and ($3::uuid is null or campaign_id = $3)`;

@Injectable()
export class EmailFiguresQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param campaignId null for all campaigns and automations */
  async read(days: number, campaignId: string | null): Promise<EmailFigures> {
    const ago = (count: number) => new Date(this.clock.now().getTime() - count * DAY_MS);
    const [current, before] = await Promise.all([
      this.count(ago(days), null, campaignId),
      this.count(ago(2 * days), ago(days), campaignId),
    ]);
    return { ...current, before };
  }

  clickedLinks(campaignId: string): Promise<ClickedLink[]> {
    return this.database.query<ClickedLink[]>(CLICKED_LINKS, [campaignId]);
  }

  /** One result per period, in the same order. */
  trends(periods: readonly Period[]): Promise<MailTrend[]> {
    return this.database.query<MailTrend[]>(MAIL_TRENDS, [
      periods.map(({ since }) => since),
      periods.map(({ until }) => until),
    ]);
  }

  private async count(since: Date, until: Date | null, campaignId: string | null): Promise<EmailCounts> {
    const [counts] = await this.database.query<EmailCounts[]>(STATEMENT, [since, until, campaignId]);
    if (!counts) throw new Error('A select of counts always has a row.');
    return counts;
  }
}
