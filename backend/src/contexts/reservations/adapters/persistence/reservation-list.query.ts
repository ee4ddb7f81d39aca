import type { QueryResultRow } from 'pg';
import type { Clock } from '../../../../kernel/clock.js';
import {
  type Cursor,
  ListPage,
  type PageQuery,
  readCursor,
  UnchangedPage,
} from '../../../../platform/http/list-page.js';
import type { Database } from '../../../../platform/persistence/database.js';

export type ReservationList = 'current' | 'history';

/** The archive list: what was archived, and visits whose outcome is more than 24 hours old. $1 is now. */
const IN_HISTORY = `(status = 'archived' or (status in ('completed', 'no-show') and completed_at < $1::timestamptz - interval '24 hours'))`;
const SCOPE: Record<ReservationList, string> = { current: `not ${IN_HISTORY}`, history: IN_HISTORY };

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The JSON of reservationView, written by the database: rows never become objects here. */
const VIEW = `json_build_object(
  'id', id, 'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone,
  'partySize', party_size, 'preferredDate', preferred_date, 'preferredTime', preferred_time,
  'specialRequests', special_requests, 'emailOptIn', email_opt_in::text, 'status', status, 'adminNotes', admin_notes,
  'outcome', outcome, 'statusUpdatedAt', ${utc('status_updated_at')}, 'completedAt', ${utc('completed_at')},
  'createdAt', ${utc('created_at')})`;

/** $2, $3: the row after which the page begins; $4: rows on it, one more is read to know whether there is a next page. */
const page = (list: ReservationList) => `
  select *, xmin::text as version, row_number() over (order by created_at desc, id desc) <= $4::int as shown
  from reservation_requests
  where ${SCOPE[list]} and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit $4::int + 1`;

const total = (list: ReservationList) => `(select count(*)::int from reservation_requests where ${SCOPE[list]})`;
const VERSION = `md5(coalesce(string_agg(id::text || version, ','), ''))`;

const statement = (list: ReservationList) => `
  select coalesce(json_agg(${VIEW}) filter (where shown), '[]')::text as json, ${VERSION} as version,
         ${total(list)} as total, count(*)::int > $4::int as more,
         (array_agg(id) filter (where shown))[$4::int] as last_id,
         ${utc('(array_agg(created_at) filter (where shown))[$4::int]')} as last_created_at
  from (${page(list)}) page`;

const versionStatement = (list: ReservationList) =>
  `select ${VERSION} as version, ${total(list)} as total from (${page(list)}) page`;

interface VersionRow extends QueryResultRow {
  version: string;
  total: number;
}

interface PageRow extends VersionRow {
  json: string;
  more: boolean;
  last_id: string | null;
  last_created_at: string | null;
}

const PAGES_KEPT = 20;

/** The lists of both boards, newest first. Content is read only when a row of the page has changed since it was read last. */
export class ReservationListQuery {
  private readonly kept = new Map<string, ListPage>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param known the caller's `If-None-Match` */
  async page(
    list: ReservationList,
    { limit, cursor }: PageQuery,
    known: string | undefined,
  ): Promise<ListPage | UnchangedPage> {
    const after: Cursor | null = cursor === undefined ? null : readCursor(cursor);
    const values = [this.clock.now(), after?.createdAt ?? null, after?.id ?? null, limit];
    const now = etag(await this.one<VersionRow>(`reservations-${list}-version`, versionStatement(list), values));
    if (known?.includes(now)) return new UnchangedPage(now);
    const key = [list, limit, cursor].join(' ');
    const kept = this.kept.get(key);
    return kept?.etag === now ? kept : this.keep(key, await this.read(list, values));
  }

  private async read(list: ReservationList, values: readonly unknown[]): Promise<ListPage> {
    const row = await this.one<PageRow>(`reservations-${list}`, statement(list), values);
    const next =
      row.more && row.last_created_at && row.last_id ? { createdAt: row.last_created_at, id: row.last_id } : null;
    return new ListPage(row.json, row.total, next, etag(row));
  }

  private keep(key: string, page: ListPage): ListPage {
    this.kept.delete(key);
    this.kept.set(key, page);
    const [oldest] = this.kept.keys();
    if (this.kept.size > PAGES_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return page;
  }

  private async one<Row extends QueryResultRow>(name: string, sql: string, values: readonly unknown[]): Promise<Row> {
    const [row] = await this.database.preparedRows<Row>(name, sql, values);
    if (!row) throw new Error('An aggregate always has a row.');
    return row;
  }
}

function etag({ version, total: rows }: { version: string; total: number }): string {
  return `"${version}-${String(rows)}"`;
}
