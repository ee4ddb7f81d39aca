import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { DecidedRow, ImportedPerson, ImportPlan } from '../../domain/contact-import.js';
import type { ContactFiles } from '../../domain/ports/contact-files.js';
import { ImportedContacts } from '../../domain/ports/imported-contacts.js';
import { type CsvRow, csvRows, headingsOf } from './csv-rows.js';
import { consentColumns, type ConsentColumn } from './consent-columns.js';
import { readImportRow } from './import-row.js';
import { hasWholeNames } from './suggest-columns.js';

const ROWS_AT_ONCE = 500;

@Injectable()
export class CsvContactFiles implements ContactFiles {
  constructor(private readonly contacts: ImportedContacts) {}

  async countRows(csv: string, most: number): Promise<number> {
    const rows = csvRows(csv);
    let count = -1;
    while (count <= most && !(await rows.next()).done) count += 1;
    return count;
  }

  async headingOf(csv: string): Promise<string> {
    return stringify([[...(await headingsOf(csv))]]);
  }

  async *decide(csv: string, plan: ImportPlan, now: Date, done = 0): AsyncGenerator<readonly DecidedRow[]> {
    const seen = new Set<string>();
    const headings = await headingsOf(csv);
    const isWholeName = hasWholeNames(headings, plan.columns);
    const consent = consentOf(headings, plan);
    let place = 0;
    for await (const rows of batchesOf(csvRows(csv))) {
      const read = rows.map((row) => ({ row, person: readImportRow(row.cells, plan, isWholeName, now, consent) }));
      const addresses = read.flatMap(({ person }) => (typeof person === 'string' ? [] : [person.address]));
      const known = place + rows.length <= done ? new Set<string>() : await this.contacts.known(addresses);
      const decided = read.map(({ row, person }) => decide(row, person, plan, known, seen));
      const fresh = decided.slice(Math.max(0, done - place));
      place += rows.length;
      if (fresh.length > 0) yield fresh;
    }
  }
}

/** All consent columns, including unmapped ones, because a refusal in the file always counts. */
function consentOf(headings: readonly string[], { columns }: ImportPlan): ConsentColumn[] {
  const found = consentColumns(headings);
  const mapped: ConsentColumn[] = [
    ...(columns.emailOptIn === undefined ? [] : [{ column: columns.emailOptIn, kind: 'opt-in' as const }]),
    ...(columns.status === undefined ? [] : [{ column: columns.status, kind: 'status' as const }]),
  ];
  return [...found, ...mapped.filter(({ column }) => found.every((one) => one.column !== column))];
}

function decide(
  { line, cells }: CsvRow,
  person: ImportedPerson | string,
  plan: ImportPlan,
  known: ReadonlySet<string>,
  seen: Set<string>,
): DecidedRow {
  if (typeof person === 'string')
    return { line, cells, outcome: 'refused', reason: person, person: null, optsOut: false, isExisting: false };
  const isRepeated = seen.has(person.address);
  const isKnown = known.has(person.address);
  seen.add(person.address);
  const row = { line, cells, person, optsOut: person.isOptOut && (isKnown || isRepeated), isExisting: isKnown };
  if (isRepeated) return { ...row, outcome: 'skipped', reason: 'This address appears earlier in the file.' };
  const note =
    person.unreadBirthday === null ? null : `Birthday skipped: “${person.unreadBirthday}” isn’t a past date.`;
  if (!isKnown) return { ...row, outcome: 'added', reason: note };
  if (plan.existing === 'update') return { ...row, outcome: 'updated', reason: note };
  const reason = row.optsOut
    ? 'Opted out because the file says no. Nothing else changes.'
    : 'There is already a contact with this address.';
  return { ...row, outcome: 'skipped', reason };
}

/** Without the heading. */
async function* batchesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<readonly CsvRow[]> {
  let batch: CsvRow[] = [];
  let isHeading = true;
  for await (const row of rows) {
    if (!isHeading) batch.push(row);
    isHeading = false;
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
