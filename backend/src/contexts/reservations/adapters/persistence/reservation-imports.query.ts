import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import { IMPORT_TRANSITIONS, type ImportStatus, MAX_REFUSED, type RefusedRow } from '../../../../kernel/file-import.js';
import { Database } from '../../../../platform/persistence/database.js';
import { transition } from '../../../../platform/persistence/transition.js';
import { ImportReports, PersonalDataSource } from '../../../../platform/personal-data/personal-data.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import type { VisitImportPlan } from '../import/visit-columns.js';
import type { ImportedVisit } from '../import/visit-row.js';

export const RESERVATION_IMPORT = 'reservation-import';

/** How long an import can be undone. */
export const UNDO_DAYS = 30;

export interface ImportCounts {
  readonly added: number;
  /** Visits that were already there. */
  readonly skipped: number;
  readonly refused: number;
}

export interface ReservationImport extends ImportCounts {
  readonly id: string;
  readonly fileName: string;
  readonly plan: VisitImportPlan | null;
  readonly status: ImportStatus;
  readonly totalRows: number;
  readonly doneRows: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
  /** Number of reservations that undoing it has deleted. */
  readonly removed: number;
}

export interface StoredReservationImport extends ReservationImport {
  readonly csv: string;
  readonly refusedRows: readonly RefusedRow[];
}

/** Rejected rows in import reports. */
@Injectable()
@PersonalDataSource('reservationImports')
export class PersonalReservationImports extends ImportReports {
  constructor(database: Database) {
    super(database, 'reservation_imports', 'refused_rows');
  }
}

const SHOWN = `id, file_name as "fileName", plan, status, total_rows as "totalRows", done_rows as "doneRows", added, skipped,
  refused, created_by as "createdBy", created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt",
  undone_at as "undoneAt", removed`;
const SHOWN_IMPORTS = 10;

const START = transition(IMPORT_TRANSITIONS, 'running');
const FINISH = transition(IMPORT_TRANSITIONS, 'done');

const FIRST_REFUSED = `case when jsonb_array_length(refused_rows) < ${String(MAX_REFUSED)} then refused_rows || $4::jsonb else refused_rows end`;

const VISIT_COLUMNS = `id uuid, key text, name text, email text, phone text, "partySize" text, date text, time text,
  "visitAt" timestamptz, "bookedAt" timestamptz, result text, "specialRequests" text, notes text, mentions jsonb,
  "guestNote" text, tables text`;

const digits = (phone: string) => `right(regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g'), 9)`;

/** Visits that an import has added, and those that were requested or entered here: the same guest at the same time. */
const EXISTING_KEYS = `
  select r.key from jsonb_to_recordset($1) as r (${VISIT_COLUMNS})
  where exists (select from reservation_requests where import_key = r.key)
    or exists (
      select from reservation_requests e
      where e.visit_at = visit_of(r.date, r.time) and e.source <> 'import'
        and (lower(e.customer_email) = r.email
          or length(${digits('r.phone')}) >= 7 and ${digits('e.customer_phone')} = ${digits('r.phone')}
          or lower(e.customer_name) = lower(r.name) and e.party_size = r."partySize"))`;

/**
 * Archived, so that no one can reopen them and nothing is sent; canceled and declined ones have no outcome. No event is
 * recorded: listeners and integrations learn nothing.
 */
const ADD = `
  insert into reservation_requests (id, customer_name, customer_email, customer_phone, party_size, preferred_date, preferred_time,
    special_requests, admin_notes, mentions, table_numbers, source, status, outcome, was_confirmed, cancelled_at, completed_at,
    status_updated_at, created_at, updated_at, import_id, import_key)
  select id, name, email, phone, "partySize", date, time, "specialRequests", notes, mentions, tables, 'import', 'archived',
    case when result in ('completed', 'no-show') then result end, result <> 'declined',
    case when result = 'canceled' then "visitAt" end,
    case when result in ('completed', 'no-show') then "visitAt" end, "visitAt", "bookedAt", $2, $3, key
  from jsonb_to_recordset($1) as r (${VISIT_COLUMNS})
  on conflict (import_key) where import_key is not null do nothing returning import_key as key`;

/** The note of the latest visit; one that staff wrote stays, and a guest who erased theirs gets no new one. */
const ADD_NOTES = `
  insert into guest_memories as known (address, line, noted_by, noted_at)
  select distinct on (email) email, "guestNote", $2, $3 from jsonb_to_recordset($1) as r (${VISIT_COLUMNS})
  where "guestNote" is not null order by email, "visitAt" desc
  on conflict (address) do update set line = excluded.line, noted_by = excluded.noted_by, noted_at = excluded.noted_at
    where known.line is null and known.forgotten_at is null`;

/** Longer than an import can be undone. */
const IMPORT_RETENTION_DAYS = 90;
const UPLOAD_RETENTION_DAYS = 1;

/** Uploaded books, their progress and their results. */
@Injectable()
@LiveUpdates(RESERVATION_IMPORT, liveChannel('reservations', 'staff', 'admin'))
@Retention(
  'end-old-reservation-imports',
  '39 3 * * *',
  { table: 'reservation_imports', condition: 'created_at < $1', days: IMPORT_RETENTION_DAYS },
  { table: 'reservation_imports', condition: `status = 'uploaded' and created_at < $1`, days: UPLOAD_RETENTION_DAYS },
)
export class ReservationImports {
  constructor(private readonly database: Database) {}

  async add(
    {
      id,
      fileName,
      csv,
      totalRows,
      createdBy,
    }: Pick<StoredReservationImport, 'id' | 'fileName' | 'csv' | 'totalRows' | 'createdBy'>,
    now: Date,
  ): Promise<void> {
    await this.database.query(
      'insert into reservation_imports (id, file_name, csv, total_rows, created_by, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, fileName, csv, totalRows, createdBy, now],
    );
  }

  /** The latest started ones, newest first. */
  recent(): Promise<ReservationImport[]> {
    return this.database.query<ReservationImport[]>(
      `select ${SHOWN} from reservation_imports where status <> 'uploaded' order by created_at desc limit ${String(SHOWN_IMPORTS)}`,
    );
  }

  /** @throws NotFound */
  async get(id: string): Promise<StoredReservationImport> {
    const [row] = await this.database.query<StoredReservationImport[]>(
      `select ${SHOWN}, csv, refused_rows as "refusedRows" from reservation_imports where id = $1`,
      [id],
    );
    if (!row) throw new NotFound('There is no such import.');
    return row;
  }

  /** Stores what a dry run has refused, for download. Returns false if the import has started. */
  async storePreview(id: string, plan: VisitImportPlan, refused: readonly RefusedRow[]): Promise<boolean> {
    const stored = await this.database.query(
      `update reservation_imports set plan = $2, refused = $3, refused_rows = $4 where id = $1 and status = 'uploaded' returning 1`,
      [id, JSON.stringify(plan), refused.length, JSON.stringify(refused.slice(0, MAX_REFUSED))],
    );
    return stored.length > 0;
  }

  /** Returns false if it was already started. */
  async start(id: string, plan: VisitImportPlan, now: Date): Promise<boolean> {
    const started = await this.database.query(
      `update reservation_imports set status = ${START.to}, plan = $2, started_at = $3, refused = 0, refused_rows = '[]'
       where id = $1 and status in (${START.from}) returning 1`,
      [id, JSON.stringify(plan), now],
    );
    return started.length > 0;
  }

  /**
   * Counts a batch that starts after the first `from` rows. Returns false and counts nothing if another run has imported
   * these rows; otherwise no other run can count any until the unit of work ends.
   */
  async advance(id: string, from: number, rows: number, refused: readonly RefusedRow[]): Promise<boolean> {
    const advanced = await this.database.query(
      `update reservation_imports set done_rows = done_rows + $2, refused = refused + $3, refused_rows = ${FIRST_REFUSED}
       where id = $1 and done_rows = $5 and status = ${START.to} returning 1`,
      [id, rows, refused.length, JSON.stringify(refused), from],
    );
    return advanced.length > 0;
  }

  async count(id: string, added: number, skipped: number): Promise<void> {
    await this.database.query(
      'update reservation_imports set added = added + $2, skipped = skipped + $3 where id = $1',
      [id, added, skipped],
    );
  }

  /** Deletes the file except for the heading. Returns false if another run has finished it. */
  async finish(id: string, heading: string, now: Date): Promise<boolean> {
    const finished = await this.database.query(
      `update reservation_imports set status = ${FINISH.to}, csv = $2, finished_at = $3
       where id = $1 and status in (${FINISH.from}) returning 1`,
      [id, heading, now],
    );
    return finished.length > 0;
  }

  /** The keys of the visits that are already stored. */
  async existingKeys(visits: readonly ImportedVisit[]): Promise<Set<string>> {
    const rows = await this.database.query<{ key: string }[]>(EXISTING_KEYS, [JSON.stringify(visits)]);
    return new Set(rows.map(({ key }) => key));
  }

  /** Requires a unit of work. Returns how many were added: another import may have been faster. */
  async addVisits(
    { id, createdBy, startedAt }: ReservationImport,
    visits: readonly (ImportedVisit & { readonly id: string })[],
    now: Date,
  ): Promise<number> {
    if (visits.length === 0) return 0;
    const rows = await this.database.query<{ key: string }[]>(ADD, [JSON.stringify(visits), now, id]);
    const added = new Set(rows.map(({ key }) => key));
    const noted = visits.filter(({ key, guestNote }) => guestNote !== null && added.has(key));
    if (noted.length > 0) await this.database.query(ADD_NOTES, [JSON.stringify(noted), createdBy, startedAt]);
    return added.size;
  }

  /**
   * Deletes what the import added and no one has changed since: reservations, and notes about guests. Requires a unit of
   * work. Returns the number of reservations, or null if it cannot be undone.
   */
  async undo({ id, createdBy, startedAt }: ReservationImport, now: Date): Promise<number | null> {
    const undone = await this.database.query(
      `update reservation_imports set undone_at = $2 where id = $1 and status = ${FINISH.to} and undone_at is null
         and finished_at > $2::timestamptz - interval '${String(UNDO_DAYS)} days' returning 1`,
      [id, now],
    );
    if (undone.length === 0) return null;
    const removed = await this.database.query(
      'delete from reservation_requests where import_id = $1 and version = 1 returning 1',
      [id],
    );
    await this.database.query(
      'delete from guest_memories where noted_at = $1 and noted_by = $2 and forgotten_at is null',
      [startedAt, createdBy],
    );
    await this.database.query('update reservation_imports set removed = $2 where id = $1', [id, removed.length]);
    return removed.length;
  }
}
