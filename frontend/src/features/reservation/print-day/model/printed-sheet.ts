import { partyLabel, type Reservation, type ServiceDay } from '@/entities/reservation';
import { printedSheets } from '@/shared/lib/stored-days';

/** The content of a printed sheet, table by table. */
export interface PrintedSheet {
  /** An instant, ISO 8601. */
  printedAt: string;
  tables: Record<string, PrintedTable>;
}

interface PrintedTable {
  /** The party in one line. */
  line: string;
  /** Everything the kitchen reads about it. */
  words: string;
}

/** The changes since a sheet was printed. */
export interface SincePrinted {
  added: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  /** Lines of tables that were expected. */
  removed: readonly string[];
}

const KEY = '';

/** The last sheet of that day printed in this browser. */
export const printedSheet = (date: string): PrintedSheet | null => readAll()[date] ?? null;

/** Deletes sheets of days before `today`. */
export function keepPrinted(day: ServiceDay, today: string, printedAt: string): PrintedSheet {
  const tables = Object.fromEntries(partiesOf(day).map((table) => [table.id, printedTable(table)]));
  const sheet = { printedAt, tables };
  forgetPrintedBefore(today);
  writeAll({ ...readAll(), [day.date]: sheet });
  return sheet;
}

/** Restores the previous sheet when the last one was not printed after all. */
export function restorePrinted(date: string, sheet: PrintedSheet | null): void {
  const { [date]: _, ...others } = readAll();
  writeAll(sheet ? { ...others, [date]: sheet } : others);
}

/** A past day needs no sheet. */
export function forgetPrintedBefore(today: string): void {
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([date]) => date >= today)));
}

export function sincePrinted(day: ServiceDay, { tables }: PrintedSheet): SincePrinted {
  const expected = new Map(partiesOf(day).map((table) => [table.id, printedTable(table)]));
  const isChanged = (id: string, { words }: PrintedTable) => id in tables && tables[id]?.words !== words;
  return {
    added: new Set([...expected.keys()].filter((id) => !(id in tables))),
    changed: new Set([...expected].flatMap(([id, table]) => (isChanged(id, table) ? [id] : []))),
    removed: Object.entries(tables).flatMap(([id, { line }]) => (expected.has(id) ? [] : [line])),
  };
}

/** '2 new, 1 changed, 1 no longer coming'; empty if the printed sheet is up to date. */
export const sinceWords = ({ added, changed, removed }: SincePrinted): string =>
  [[added.size, 'new'] as const, [changed.size, 'changed'] as const, [removed.length, 'no longer coming'] as const]
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${String(count)} ${words}`)
    .join(', ');

/** Arrivals do not change the sheet. */
const partiesOf = ({ reservations, arrived }: ServiceDay) => [...reservations, ...arrived];

function printedTable(table: Reservation): PrintedTable {
  const { customerName, partySize, preferredTime, specialRequests, adminNotes, mentions, area, tables } = table;
  const line = `${preferredTime} ${customerName}, ${partyLabel(partySize)}`;
  return {
    line,
    words: JSON.stringify([
      line,
      specialRequests,
      adminNotes,
      mentions,
      ...(area ? [area] : []),
      ...(tables ? [{ tables }] : []),
    ]),
  };
}

type Sheets = Record<string, PrintedSheet | undefined>;

function writeAll(sheets: Sheets): void {
  if (Object.keys(sheets).length === 0) printedSheets.forget(KEY);
  else printedSheets.keep(KEY, JSON.stringify(sheets));
}

function readAll(): Sheets {
  try {
    return JSON.parse(printedSheets.read(KEY) ?? '{}') as Sheets;
  } catch {
    return {};
  }
}
