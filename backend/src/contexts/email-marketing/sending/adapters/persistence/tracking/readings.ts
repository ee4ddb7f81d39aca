import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../../platform/persistence/database.js';
import { transition } from '../../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS, type EmailStatus } from '../../../domain/ports/sending.js';
import { Clock } from '../../../../../../kernel/clock.js';
import { Transaction } from '../../../../../../kernel/transaction.js';

/** Only scanners read an email so soon after it was sent. */
const TOO_SOON = `(h.status = 'queued' or $2 < h.sent_at + interval '2 seconds')`;

const MARK = `on conflict on constraint email_marks_once do update set times = m.times + 1, last_at = excluded.last_at`;

const OPEN = transition(EMAIL_TRANSITIONS, 'opened', ['sent']);
const OPENED = `with mark as (
    insert into email_marks as m (history_id, link_id, is_machine, first_at, last_at)
      select h.id, null, $3 or ${TOO_SOON}, $2, $2 from email_history h where h.id = $1
    ${MARK} returning is_machine
  )
  update email_history set opened_at = coalesce(opened_at, $2),
    status = case when status in (${OPEN.from}) then ${OPEN.to} else status end
  where id = $1 and (select not is_machine from mark) and (opened_at is null or status in (${OPEN.from}))`;

const LINK = `select l.url, ${TOO_SOON} as "isTooSoon" from email_history h
  join email_links l on l.id = $3 and l.campaign_id is not distinct from h.campaign_id where h.id = $1`;

const CLICK = transition(EMAIL_TRANSITIONS, 'clicked', ['sent', 'opened']);
const CLICKED = `with mark as (
    insert into email_marks as m (history_id, link_id, is_machine, first_at, last_at) values ($1, $3, $4, $2, $2) ${MARK}
  )
  update email_history set clicked_at = coalesce(clicked_at, $2),
    status = case when status in (${CLICK.from}) then ${CLICK.to} else status end
  where id = $1 and not $4 and (clicked_at is null or status in (${CLICK.from}))`;

const OTHERS = `select 1 from email_marks
  where history_id = $1 and link_id is not null and link_id <> $2 and last_at > $3 limit 1`;

const WAS_MACHINE = `with taken as (
    delete from email_marks where history_id = $1 and link_id is not null and not is_machine and first_at > $2
    returning history_id, link_id, times, first_at, last_at
  )
  insert into email_marks as m (history_id, link_id, is_machine, times, first_at, last_at)
    select history_id, link_id, true, times, first_at, last_at from taken
    on conflict on constraint email_marks_once do update set times = m.times + excluded.times, last_at = excluded.last_at`;
const backTo = (status: EmailStatus) => transition(EMAIL_TRANSITIONS, status, ['clicked']).to;
const NOT_CLICKED = `update email_history set clicked_at = null,
    status = case when status <> 'clicked' then status when opened_at is not null then ${backTo('opened')} else ${backTo('sent')} end
  where id = $1 and clicked_at > $2`;

/** Target of a link in an email. */
interface FollowedLink {
  readonly url: string;
  /** Whether the click came sooner than a person could follow the link. */
  readonly isTooSoon: boolean;
}

/** People do not follow two links within this time. */
const BURST_MS = 1_000;

/**
 * Records opens and clicks. They are only counted; nothing else depends on them. A status only moves forward, unless a
 * click turns out to be a scanner's.
 */
@Injectable()
export class Readings {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async opened(historyId: string, isMachine: boolean): Promise<void> {
    await this.database.query(OPENED, [historyId, this.clock.now(), isMachine]);
  }

  /** Returns the target of the link; null if the email has no such link. */
  async clicked(historyId: string, linkId: string, isMachine: boolean): Promise<string | null> {
    const now = this.clock.now();
    const [link] = await this.database.query<FollowedLink[]>(LINK, [historyId, now, linkId]);
    if (!link) return null;
    const since = new Date(now.getTime() - BURST_MS);
    await this.transaction.run(null, async () => {
      const isBurst = (await this.database.query(OTHERS, [historyId, linkId, since])).length > 0;
      if (isBurst) await this.reclassifyClicks(historyId, since);
      await this.database.query(CLICKED, [historyId, now, linkId, isMachine || link.isTooSoon || isBurst]);
    });
    return link.url;
  }

  /** Clicks since then were a scanner's. */
  private async reclassifyClicks(historyId: string, since: Date): Promise<void> {
    await this.database.query(WAS_MACHINE, [historyId, since]);
    await this.database.query(NOT_CLICKED, [historyId, since]);
  }
}
