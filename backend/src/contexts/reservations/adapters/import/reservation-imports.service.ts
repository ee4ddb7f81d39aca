import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Conflict } from '../../../../kernel/domain-error.js';
import { countTableRows, type RefusedRow } from '../../../../kernel/file-import.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { batchesOf, countRows, firstRows, headingsOf } from '../../../../platform/imports/csv-rows.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import {
  RESERVATION_IMPORT,
  type ReservationImport,
  ReservationImports,
  type StoredReservationImport,
} from '../persistence/reservation-imports.query.js';
import { areDaysFirst, suggestVisitColumns, type VisitImportPlan } from './visit-columns.js';
import { type ImportedVisit, NOT_OVER, readVisitRow, VISIT_RESULTS, type VisitResult } from './visit-row.js';

const JOB = 'import-reservations';
const SAMPLES = 5;
/** Number of rows from which the order of day and month is detected. */
const DATED_ROWS = 1_000;
const SHOWN = 20;

const ALREADY_THERE = 'This visit is already in your reservations.';
const REPEATED = 'This visit appears earlier in the file.';
const STARTED = 'This import has already started.';

/** A row of the file and the decision about it. */
export interface DecidedVisit {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: 'added' | 'skipped' | 'refused';
  readonly reason: string | null;
  /** null for a refused row. */
  readonly visit: ImportedVisit | null;
}

/** What is known about an uploaded file. */
export interface UploadedBook {
  readonly stored: StoredReservationImport;
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly suggested: VisitImportPlan;
}

type ResultCounts = Record<VisitResult, number>;

/** The expected result of an import. */
export interface BookPreview {
  readonly added: number;
  readonly skipped: number;
  /** Including `upcoming`. */
  readonly refused: number;
  /** Tables that are still ahead. */
  readonly upcoming: number;
  readonly results: ResultCounts;
  /** Oldest first. */
  readonly years: readonly (ResultCounts & { readonly year: string })[];
  readonly guestNotes: number;
  /** Addresses that cannot be read and are left out. */
  readonly unreadEmails: number;
  readonly rows: readonly DecidedVisit[];
}

const noResults = (): ResultCounts => Object.fromEntries(VISIT_RESULTS.map((result) => [result, 0])) as ResultCounts;

/** Imports reservation books of other products: uploads, dry runs, a job with one batch per unit of work, and undoing it. */
@Injectable()
export class ReservationImportsService {
  constructor(
    private readonly imports: ReservationImports,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  recent(): Promise<ReservationImport[]> {
    return this.imports.recent();
  }

  /** @throws NotFound */
  get(id: string): Promise<StoredReservationImport> {
    return this.imports.get(id);
  }

  /** @throws InvalidInput if it is not a table with a heading and rows */
  async upload(fileName: string, csv: string, by: Actor): Promise<UploadedBook> {
    const totalRows = await countTableRows(csv, countRows);
    const id = this.ids.next();
    await this.imports.add({ id, fileName, csv, totalRows, createdBy: by.name }, this.clock.now());
    return this.describe(id);
  }

  /** @throws NotFound */
  async describe(id: string): Promise<UploadedBook> {
    const stored = await this.imports.get(id);
    const headings = await headingsOf(stored.csv);
    const rows = await firstRows(stored.csv, DATED_ROWS);
    const columns = suggestVisitColumns(headings);
    const isDayFirst = areDaysFirst(rows.map((cells) => cells[columns.date ?? -1] ?? ''));
    return { stored, headings, samples: rows.slice(0, SAMPLES), suggested: stored.plan ?? { columns, isDayFirst } };
  }

  /** @throws NotFound, Conflict */
  async preview(id: string, plan: VisitImportPlan): Promise<BookPreview> {
    const { csv, status } = await this.imports.get(id);
    if (status !== 'uploaded') throw new Conflict(STARTED);
    const years = new Map<string, ResultCounts>();
    const counts = { added: 0, skipped: 0, refused: 0, upcoming: 0, guestNotes: 0, unreadEmails: 0 };
    const refused: RefusedRow[] = [];
    const rows: DecidedVisit[] = [];
    for await (const batch of this.decide(csv, plan)) {
      for (const { outcome, reason, line, cells, visit } of batch) {
        counts[outcome] += 1;
        if (outcome === 'refused') refused.push({ line, reason: reason ?? '', cells });
        if (reason === NOT_OVER) counts.upcoming += 1;
        if (outcome !== 'added' || !visit) continue;
        const year = years.get(visit.date.slice(0, 4)) ?? noResults();
        year[visit.result] += 1;
        years.set(visit.date.slice(0, 4), year);
        if (visit.guestNote !== null) counts.guestNotes += 1;
        if (visit.hasUnreadEmail) counts.unreadEmails += 1;
      }
      rows.push(...batch.slice(0, SHOWN - rows.length));
    }
    if (!(await this.imports.storePreview(id, plan, refused))) throw new Conflict(STARTED);
    const results = noResults();
    for (const year of years.values()) for (const result of VISIT_RESULTS) results[result] += year[result];
    const byYear = [...years].map(([year, found]) => ({ ...found, year }));
    return { ...counts, results, years: byYear.toSorted((one, other) => one.year.localeCompare(other.year)), rows };
  }

  /** @throws NotFound, Conflict */
  start(id: string, plan: VisitImportPlan, by: Actor): Promise<StoredReservationImport> {
    return this.transaction.run(by, async () => {
      const { fileName } = await this.imports.get(id);
      if (!(await this.imports.start(id, plan, this.clock.now()))) throw new Conflict(STARTED);
      await this.jobs.add(JOB, { id });
      await this.record('started', id, fileName);
      return this.imports.get(id);
    });
  }

  /** Continues where an earlier attempt ended. */
  @JobHandler(JOB, { retry: 'day', concurrency: 1 })
  async work({ id }: { readonly id: string }): Promise<void> {
    let isSuperseded = true;
    while (isSuperseded) isSuperseded = await this.workFromHere(id);
  }

  /** @throws NotFound, Conflict */
  undo(id: string, by: Actor): Promise<StoredReservationImport> {
    return this.transaction.run(by, async () => {
      const before = await this.imports.get(id);
      const removed = await this.imports.undo(before, this.clock.now());
      if (removed === null) throw new Conflict('This import can no longer be undone.');
      await this.record('undone', id, before.fileName);
      return this.imports.get(id);
    });
  }

  /** A job whose heartbeat was lost may run twice. @returns whether another run has done rows of this one */
  private async workFromHere(id: string): Promise<boolean> {
    const stored = await this.imports.get(id);
    if (stored.status !== 'running' || stored.plan === null) return false;
    let done = stored.doneRows;
    for await (const batch of this.decide(stored.csv, stored.plan, done)) {
      if (!(await this.importBatch(stored, done, batch))) return true;
      done += batch.length;
    }
    const heading = stringify([[...(await headingsOf(stored.csv))]]);
    await this.transaction.run(null, async () => {
      if (await this.imports.finish(id, heading, this.clock.now())) await this.record('finished', id, stored.fileName);
    });
    return false;
  }

  private importBatch(stored: StoredReservationImport, from: number, batch: readonly DecidedVisit[]): Promise<boolean> {
    const refused = batch.flatMap(({ outcome, line, reason, cells }) =>
      outcome === 'refused' ? [{ line, reason: reason ?? '', cells }] : [],
    );
    return this.transaction.run(null, async () => {
      if (!(await this.imports.advance(stored.id, from, batch.length, refused))) return false;
      const visits = batch.flatMap(({ outcome, visit }) =>
        outcome === 'added' && visit ? [{ ...visit, id: this.ids.next() }] : [],
      );
      const added = await this.imports.addVisits(stored, visits, this.clock.now());
      await this.imports.count(stored.id, added, batch.length - refused.length - added);
      return true;
    });
  }

  /**
   * Yields batches of rows with the decision about each.
   * @param done number of rows that were already imported
   */
  private async *decide(csv: string, plan: VisitImportPlan, done = 0): AsyncGenerator<readonly DecidedVisit[]> {
    const fileHash = createHash('sha256').update(csv).digest('hex');
    const reading = { plan, fileHash, timeZone: this.restaurant.timeZone, now: this.clock.now() };
    const seen = new Set<string>();
    let place = 0;
    for await (const rows of batchesOf(csv)) {
      const read = rows.map(({ line, cells }) => ({ line, cells, visit: readVisitRow(cells, line, reading) }));
      const isDone = place + rows.length <= done;
      const visits = read.flatMap(({ visit }) => (typeof visit === 'string' ? [] : [visit]));
      const known = isDone ? new Set<string>() : await this.imports.existingKeys(visits);
      const decided = read.map(({ line, cells, visit }): DecidedVisit => {
        if (typeof visit === 'string') return { line, cells, outcome: 'refused', reason: visit, visit: null };
        const isRepeated = seen.has(visit.key);
        seen.add(visit.key);
        const reason = isRepeated ? REPEATED : known.has(visit.key) ? ALREADY_THERE : null;
        return { line, cells, visit, reason, outcome: reason === null ? 'added' : 'skipped' };
      });
      const fresh = decided.slice(Math.max(0, done - place));
      place += rows.length;
      if (fresh.length > 0) yield fresh;
    }
  }

  private record(what: 'started' | 'finished' | 'undone', id: string, name: string): Promise<void> {
    const subject = { type: RESERVATION_IMPORT, id, name };
    return this.outbox.add({ type: `${RESERVATION_IMPORT}.${what}`, subject, payload: {} });
  }
}
