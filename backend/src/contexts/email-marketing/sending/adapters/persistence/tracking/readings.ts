import type { Clock } from '../../../../../../kernel/clock.js';
import type { Database } from '../../../../../../platform/persistence/database.js';

/** Nobody has read a mail so soon after it left; scanners have. */
const TOO_SOON = `(h.status = 'queued' or $2 < h.sent_at + interval '2 seconds')`;
/** Nobody follows two links within this time. */
const BURST_MS = 1_000;

const MARK = `on conflict on constraint email_marks_once do update set times = m.times + 1, last_at = excluded.last_at`;

const OPENED = `with mark as (
    insert into email_marks as m (history_id, link_id, is_machine, first_at, last_at)
      select h.id, null, $3 or ${TOO_SOON}, $2, $2 from email_history h where h.id = $1
    ${MARK} returning is_machine
  )
  update email_history set opened_at = coalesce(opened_at, $2), status = case when status = 'sent' then 'opened' else status end
  where id = $1 and (select not is_machine from mark) and (opened_at is null or status = 'sent')`;

const LINK = `select l.url, ${TOO_SOON} as "isTooSoon" from email_history h
  join email_links l on l.id = $3 and l.campaign_id is not distinct from h.campaign_id where h.id = $1`;

const CLICKED = `with mark as (
    insert into email_marks as m (history_id, link_id, is_machine, first_at, last_at) values ($1, $3, $4, $2, $2) ${MARK}
  )
  update email_history set clicked_at = coalesce(clicked_at, $2),
    status = case when status in ('sent', 'opened') then 'clicked' else status end
  where id = $1 and not $4 and (clicked_at is null or status in ('sent', 'opened'))`;

const OTHERS = `select 1 from email_marks
  where history_id = $1 and link_id is not null and link_id <> $2 and last_at > $3 limit 1`;

/** What has been taken for a reader's click just before, and was the same scanner's. */
const WAS_MACHINE = `with taken as (
    delete from email_marks where history_id = $1 and link_id is not null and not is_machine and first_at > $2
    returning history_id, link_id, times, first_at, last_at
  )
  insert into email_marks as m (history_id, link_id, is_machine, times, first_at, last_at)
    select history_id, link_id, true, times, first_at, last_at from taken
    on conflict on constraint email_marks_once do update set times = m.times + excluded.times, last_at = excluded.last_at`;
const NOT_CLICKED = `update email_history set clicked_at = null,
    status = case when status <> 'clicked' then status when opened_at is not null then 'opened' else 'sent' end
  where id = $1 and clicked_at > $2`;

/** Who has read what: marks for counting, and nothing else depends on them. A status only moves forward. */
export class Readings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async opened(historyId: string, isMachine: boolean): Promise<void> {
    await this.database.query(OPENED, [historyId, this.clock.now(), isMachine]);
  }

  /** Answers where the link leads; null when no such link was in the mail. */
  async clicked(historyId: string, linkId: string, isMachine: boolean): Promise<string | null> {
    const now = this.clock.now();
    const [link] = await this.database.query<{ url: string; isTooSoon: boolean }[]>(LINK, [historyId, now, linkId]);
    if (!link) return null;
    const since = new Date(now.getTime() - BURST_MS);
    await this.database.run(null, async () => {
      const others = await this.database.query(OTHERS, [historyId, linkId, since]);
      const isBurst = others.length > 0;
      if (isBurst) {
        await this.database.query(WAS_MACHINE, [historyId, since]);
        await this.database.query(NOT_CLICKED, [historyId, since]);
      }
      await this.database.query(CLICKED, [historyId, now, linkId, isMachine || link.isTooSoon || isBurst]);
    });
    return link.url;
  }
}
