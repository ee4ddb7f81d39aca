import { InvalidInput } from '../../../kernel/domain-error.js';

/** Long enough for 'Terrace 12'. */
const LONGEST_TABLE = 12;
const MOST_TABLES = 6;
const LONGEST_TEXT = MOST_TABLES * (LONGEST_TABLE + 2);
const SEPARATOR = /\s*[,;&+/]\s*/;
/** '4', 'P6', '12b': several of these may also be separated by spaces alone. */
const CODES = /^(?:[a-z]{0,2}\d{1,3}[a-z]?)(?:\s+[a-z]{0,2}\d{1,3}[a-z]?)*$/i;
const TABLE = /^[\p{L}\p{N}](?:[\p{L}\p{N} .-]*[\p{L}\p{N}])?$/u;
const unreadable = () => new InvalidInput([{ field: 'tables', message: 'Use table numbers such as 4, P6 or 4, 5.' }]);

/**
 * The stored form of table numbers as someone types them: 'p6 7' becomes 'P6, 7', and a blank text null.
 * @throws InvalidInput
 */
export function tablesIn(text: string): string | null {
  if (text.length > LONGEST_TEXT) throw unreadable();
  const parts = text.trim().split(SEPARATOR).filter(Boolean);
  const tables = parts.flatMap((part) =>
    CODES.test(part) ? part.toUpperCase().split(/\s+/) : [part.replace(/\s+/g, ' ')],
  );
  const unique = [...new Set(tables)];
  const isReadable = unique.every((table) => table.length <= LONGEST_TABLE && TABLE.test(table));
  if (!isReadable || unique.length > MOST_TABLES) throw unreadable();
  return unique.length === 0 ? null : unique.join(', ');
}

/** '4, P6' as a list. */
export const tableList = (tables: string | null): string[] => tables?.split(', ') ?? [];
