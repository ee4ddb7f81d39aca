import { setImmediate } from 'node:timers/promises';

/** A row of a table with the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark is opened and not closed where its cell ends: what belongs together cannot be told. */
  readonly isTorn: boolean;
}

const PIECE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];
const LINE_ENDS = /\r\n?|\n/g;

/**
 * The rows of a table, its heading first, read a piece at a time so that others are served in between. Whatever stands
 * there is read: a quotation mark in the middle of a cell is a letter, one that is never closed spoils its own line alone.
 */
export async function* csvRows(csv: string): AsyncGenerator<CsvRow> {
  const text = csv.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(text);
  let place = 0;
  let line = 0;
  let served = 0;
  while (place < text.length) {
    const row = rowAt(text, place, delimiter);
    line += text.slice(place, row.end).match(LINE_ENDS)?.length ?? 0;
    // The last line may end with the file.
    const ends = /[\r\n]$/.test(text.slice(row.end - 1, row.end)) ? line : line + 1;
    place = row.end;
    if (row.cells.length > 1 || row.cells[0] !== '') yield { line: ends, cells: row.cells, isTorn: row.isTorn };
    if (place - served < PIECE) continue;
    served = place;
    await setImmediate();
  }
}

interface Cell {
  readonly text: string;
  /** Where it ends: at a delimiter, a line's end or the end of the file. */
  readonly end: number;
  readonly isTorn: boolean;
}

function rowAt(text: string, start: number, delimiter: string) {
  const cells: string[] = [];
  let isTorn = false;
  for (let place = start; ; place += 1) {
    const cell = cellAt(text, place, delimiter);
    cells.push(cell.text);
    isTorn ||= cell.isTorn;
    place = cell.end;
    if (text[place] === delimiter) continue;
    return { cells, isTorn, end: place + (text.startsWith('\r\n', place) ? 2 : 1) };
  }
}

function cellAt(text: string, start: number, delimiter: string): Cell {
  const plain =
    delimiter === '\t' ? / *([^\t\r\n]*)/y : delimiter === ';' ? /[ \t]*([^;\r\n]*)/y : /[ \t]*([^,\r\n]*)/y;
  plain.lastIndex = start;
  const [whole = '', written = ''] = plain.exec(text) ?? [];
  const quoted = written.startsWith('"') ? quotedAt(text, start + whole.length - written.length, delimiter) : null;
  if (quoted) return quoted;
  const isTorn = written.startsWith('"') && written.split('"').length % 2 === 0;
  return { text: written.trim(), end: start + whole.length, isTorn };
}

/** null when the quotation mark is not closed right before the end of a cell. */
function quotedAt(text: string, opening: number, delimiter: string): Cell | null {
  let closing = text.indexOf('"', opening + 1);
  while (closing >= 0 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  if (closing < 0) return null;
  let end = closing + 1;
  while (text[end] === ' ') end += 1;
  if (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') return null;
  return {
    text: text
      .slice(opening + 1, closing)
      .replaceAll('""', '"')
      .trim(),
    end,
    isTorn: false,
  };
}

/** The one that the heading has most of. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split(/[\r\n]/, 1);
  const times = (sign: string) => heading.split(sign).length;
  return DELIMITERS.toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}
