import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../../kernel/domain-error.js';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { countTableRows, type RefusedRow } from '../../../../kernel/file-import.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import {
  type AddressOf,
  CONTACT_IMPORT,
  type DecidedRow,
  type ImportedPerson,
  type ImportPlan,
  NOTHING_YET,
  optInSentence,
  type OutcomeCounts,
  type StoredImport,
} from './contact-import.js';
import { type Consent, consentGiven } from './contact.js';

/** Uploaded files of contacts and the progress of each. */
export abstract class ContactImports {
  abstract add(uploaded: StoredImport, now: Date): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<StoredImport>;
  /** Returns false if it was already started. */
  abstract start(id: string, plan: ImportPlan): Promise<boolean>;
  /**
   * Counts a batch that starts after the first `from` rows. Returns false and counts nothing if another run has
   * imported these rows; otherwise no other run can count any until the unit of work ends.
   */
  abstract advance(
    id: string,
    from: number,
    rows: number,
    counts: OutcomeCounts,
    refused: readonly RefusedRow[],
  ): Promise<boolean>;
  /** Finishes a running import and deletes its file except the heading, which refused rows need. Returns false if another run has finished it. */
  abstract finish(id: string, heading: string): Promise<boolean>;
}

/** Writes batches of contacts. Use it in a unit of work. */
export abstract class ImportedContacts {
  /** Returns those addresses that belong to contacts. */
  abstract known(addresses: readonly string[]): Promise<ReadonlyMap<string, AddressOf>>;
  /** Returns those addresses whose people unsubscribed; no import opts them in. */
  abstract unsubscribed(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** People who unsubscribed before, even erased ones, are added as unsubscribed; existing contacts are not changed. */
  abstract add(
    people: readonly (ImportedPerson & { readonly id: string })[],
    consent: Consent | null,
    now: Date,
  ): Promise<void>;
  /** Empty cells change nothing, tags are added, and no one who unsubscribed is opted in. */
  abstract update(people: readonly ImportedPerson[], consent: Consent | null, now: Date): Promise<void>;
  /** For rows that say no; those unsubscribed in the file become unsubscribed here. */
  abstract optOut(people: readonly ImportedPerson[], now: Date): Promise<void>;
  /** Stops emails to these addresses until the people opt in again themselves. */
  abstract suppress(people: readonly ImportedPerson[]): Promise<void>;
}

/** Reads files of contacts in pieces, so that other requests are served in between. */
export abstract class ContactFiles {
  /**
   * Number of rows below the heading; stops at one more than the maximum.
   * @throws InvalidInput if it is not a table
   */
  abstract countRows(csv: string, max: number): Promise<number>;
  /** The heading row as a CSV file. */
  abstract headingOf(csv: string): Promise<string>;
  /**
   * Yields batches of rows with the decision about each.
   * @param done number of rows that were already imported
   */
  abstract decide(csv: string, plan: ImportPlan, now: Date, done?: number): AsyncIterable<readonly DecidedRow[]>;
}

/** Queue of imports to process. */
export abstract class ImportQueue {
  /** Requires a unit of work. */
  abstract add(importId: string): Promise<void>;
}

const SHOWN = 20;

/** The expected result of an import. */
export interface ImportPreview {
  readonly counts: OutcomeCounts;
  /** Added or updated contacts that are not opted in despite a statement, because the file says no. */
  readonly sayNo: number;
  /** Existing contacts that are opted out, because the file says no. */
  readonly optedOut: number;
  /** Number of added or updated contacts whose birthday cannot be read and is left out. */
  readonly unreadBirthdays: number;
  /** Number of added or updated contacts whose phone number has too few digits and is left out. */
  readonly unreadPhones: number;
  /** A sentence that explains who is opted in and why. */
  readonly optIn: string;
  /** The first rows of each outcome. */
  readonly rows: readonly DecidedRow[];
}

/** Uploads and previews files of contacts; a job imports them, one batch per unit of work. */
@Injectable()
export class ContactImportsService {
  constructor(
    private readonly imports: ContactImports,
    private readonly files: ContactFiles,
    private readonly contacts: ImportedContacts,
    private readonly queue: ImportQueue,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws InvalidInput if it is not a table with a heading and rows */
  async upload(fileName: string, csv: string, by: Actor): Promise<StoredImport> {
    const rows = await countTableRows(csv, (text, max) => this.files.countRows(text, max));
    const begun = {
      plan: null,
      status: 'uploaded',
      doneRows: 0,
      added: 0,
      updated: 0,
      skipped: 0,
      refused: [],
    } as const;
    const stored = { ...begun, id: this.ids.next(), fileName, csv, totalRows: rows, createdBy: by.name };
    await this.transaction.run(by, () => this.imports.add(stored, this.clock.now()));
    return stored;
  }

  /** @throws NotFound */
  get(id: string): Promise<StoredImport> {
    return this.imports.get(id);
  }

  /** @throws NotFound, Conflict */
  async preview(id: string, plan: ImportPlan): Promise<ImportPreview> {
    const { csv, status } = await this.imports.get(id);
    if (status !== 'uploaded') throw new Conflict('This import has already started.');
    let counts = NOTHING_YET;
    // A file may name an address several times.
    const saidNo = new Set<string>();
    const leaving = new Set<string>();
    const suppressed = new Set<string>();
    const unsubscribed = new Set<string>();
    let contacts = 0;
    let unreadBirthdays = 0;
    let unreadPhones = 0;
    const rows: DecidedRow[] = [];
    for await (const batch of this.files.decide(csv, plan, this.clock.now())) {
      counts = countedWith(counts, batch);
      for (const { address } of peopleIn(batch.filter(isOptOut))) saidNo.add(address);
      for (const { address } of peopleIn(batch.filter(isLeaving))) leaving.add(address);
      for (const { address } of peopleIn(batch.filter(isSuppressing))) suppressed.add(address);
      const written = peopleIn(batch.filter(isWritten)).map(({ address }) => address);
      for (const address of await this.contacts.unsubscribed(written)) unsubscribed.add(address);
      contacts += written.length;
      unreadBirthdays += batch.filter((row) => lacks(row, 'unreadBirthday')).length;
      unreadPhones += batch.filter((row) => lacks(row, 'unreadPhone')).length;
      rows.push(...batch.slice(0, SHOWN - rows.length));
    }
    const sayNo = saidNo.size;
    const optedOut = leaving.size;
    const optIn = optInSentence(plan, {
      contacts,
      sayNo,
      unsubscribed: unsubscribed.size,
      excluded: new Set([...saidNo, ...unsubscribed]).size,
      optedOut,
      suppressed: suppressed.size,
    });
    return { counts, sayNo, optedOut, unreadBirthdays, unreadPhones, optIn, rows };
  }

  /** @throws NotFound, Conflict */
  start(id: string, plan: ImportPlan, by: Actor): Promise<StoredImport> {
    return this.transaction.run(by, async () => {
      const { fileName } = await this.imports.get(id);
      if (!(await this.imports.start(id, plan))) throw new Conflict('This import has already started.');
      await this.queue.add(id);
      await this.outbox.add({
        type: `${CONTACT_IMPORT}.started`,
        subject: { type: CONTACT_IMPORT, id, name: fileName },
        payload: {},
      });
      return this.imports.get(id);
    });
  }

  /** Continues where an earlier attempt ended. */
  async work(id: string): Promise<void> {
    let isSuperseded = true;
    while (isSuperseded) isSuperseded = await this.workFromHere(id);
  }

  /** A job whose heartbeat was lost may run twice. @returns whether another run has done rows of this one */
  private async workFromHere(id: string): Promise<boolean> {
    const { csv, plan, status, doneRows, fileName } = await this.imports.get(id);
    if (status !== 'running' || plan === null) return false;
    const now = this.clock.now();
    const consent = plan.consent === null ? null : consentGiven(now, 'import', plan.consent);
    let done = doneRows;
    for await (const batch of this.files.decide(csv, plan, now, doneRows)) {
      if (!(await this.keep(id, done, batch, consent))) return true;
      done += batch.length;
    }
    const heading = await this.files.headingOf(csv);
    await this.transaction.run(null, async () => {
      if (!(await this.imports.finish(id, heading))) return;
      await this.outbox.add({
        type: `${CONTACT_IMPORT}.finished`,
        subject: { type: CONTACT_IMPORT, id, name: fileName },
        payload: {},
      });
    });
    return false;
  }

  private async keep(
    id: string,
    from: number,
    batch: readonly DecidedRow[],
    consent: Consent | null,
  ): Promise<boolean> {
    const now = this.clock.now();
    const people = (outcome: DecidedRow['outcome']) => peopleIn(batch.filter((row) => row.outcome === outcome));
    const refused = batch.flatMap(({ outcome, line, reason, cells }) =>
      outcome === 'refused' ? [{ line, reason: reason ?? '', cells }] : [],
    );
    return this.transaction.run(null, async () => {
      const counts = countedWith(NOTHING_YET, batch);
      if (!(await this.imports.advance(id, from, batch.length, counts, refused))) return false;
      const added = people('added').map((person) => ({ ...person, id: this.ids.next() }));
      await this.contacts.add(added, consent, now);
      await this.contacts.update(people('updated'), consent, now);
      await this.contacts.optOut(peopleIn(batch.filter(({ optsOut }) => optsOut)), now);
      await this.contacts.suppress(peopleIn(batch).filter(({ isSuppressed }) => isSuppressed));
      return true;
    });
  }
}

function countedWith(counts: OutcomeCounts, batch: readonly DecidedRow[]): OutcomeCounts {
  const sums = { ...counts };
  for (const { outcome } of batch) sums[outcome] += 1;
  return sums;
}

const lacks = ({ outcome, person }: DecidedRow, field: 'unreadBirthday' | 'unreadPhone') =>
  (outcome === 'added' || outcome === 'updated') && (person?.[field] ?? null) !== null;
/** Contacts that a statement opts in, unless the row says no. */
const isWritten = ({ outcome, addressOf }: DecidedRow) =>
  outcome === 'added' || (outcome === 'updated' && addressOf === 'contact');
/** A later row can also say no for a contact that this import adds. */
const isOptOut = (row: DecidedRow) =>
  isWritten(row) ? row.person?.canOptIn === false : row.optsOut && row.addressOf === null;
const isLeaving = ({ optsOut, addressOf }: DecidedRow) => optsOut && addressOf === 'contact';
const isSuppressing = ({ optsOut, addressOf }: DecidedRow) => optsOut && addressOf === 'merged-contact';
const peopleIn = (rows: readonly DecidedRow[]): ImportedPerson[] => rows.flatMap(({ person }) => person ?? []);
