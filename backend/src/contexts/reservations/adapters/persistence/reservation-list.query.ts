import { Clock } from '../../../../kernel/clock.js';
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
  select *, xmin::text as version from reservation_requests
  where ${SCOPE[list]} and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit $4::int + 1`;

const total = (list: ReservationList) => `(select count(*)::int from reservation_requests where ${SCOPE[list]})`;
const version = `md5(coalesce(string_agg(id::text || version, ',' order by created_at desc, id desc), ''))`;

const statement = (list: ReservationList) => `
  with page as materialized (${page(list)}), shown as (select * from page order by created_at desc, id desc limit $4::int)
  select (select coalesce(json_agg(${VIEW} order by created_at desc, id desc), '[]')::text from shown) as json,
         (select ${version} from page) as version, ${total(list)} as total, (select count(*)::int from page) > $4::int as more,
         (select id from shown order by created_at, id limit 1) as last_id,
         (select ${utc('created_at')} from shown order by created_at, id limit 1) as last_created_at`;

const versionStatement = (list: ReservationList) => `
  with page as materialized (${page(list)}) select (select ${version} from page) as version, ${total(list)} as total`;

interface VersionRow {
  version: string;
  total: number;
}

interface PageRow extends VersionRow {
  json: string;
  more: boolean;
  last_id: string | null;
  last_created_at: string | null;
}

/** The lists of both boards, newest first. A poll which found nothing new reads no row's content. */
export class ReservationListQuery {
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
    if (known !== undefined) {
      const [row] = await this.database.preparedRows<VersionRow>(
        `reservations-${list}-version`,
        versionStatement(list),
        values,
      );
      if (row && known.includes(etag(row))) return new UnchangedPage(etag(row));
    }
    const [row] = await this.database.preparedRows<PageRow>(`reservations-${list}`, statement(list), values);
    if (!row) throw new Error('An aggregate always has a row.');
    const next =
      row.more && row.last_created_at && row.last_id ? { createdAt: row.last_created_at, id: row.last_id } : null;
    return new ListPage(row.json, row.total, next, etag(row));
  }
}

function etag({ version: pageVersion, total: rows }: VersionRow): string {
  return `"${pageVersion}-${String(rows)}"`;
}
