import { createHash } from 'node:crypto';
import { isUUID } from 'class-validator';
import { InvalidInput } from '../../kernel/domain-error.js';
import { isInstant } from './instant.js';

/** The last row of a page; the next page starts after it. */
export interface Cursor {
  /** ISO 8601, UTC; in a sorted list, the sort order and the row's key, see `placeIn`. Without spaces. */
  readonly at: string;
  readonly id: string;
}

export function writeCursor({ at, id }: Cursor): string {
  const text = `${at} ${id}`;
  return Buffer.from(`${text} ${checksum(text)}`).toString('base64url');
}

/**
 * @param isPlace whether such a position can exist in the list, because anyone can compute the checksum
 * @throws InvalidInput for anything that writeCursor did not write
 */
export function readCursor(text: string, isPlace = isOfRow): Cursor {
  const [at = '', id = '', sum = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const isOurs = sum === checksum(`${at} ${id}`) && writeCursor({ at, id }) === text;
  if (!isOurs || !isPlace({ at, id })) {
    throw new InvalidInput([{ field: 'cursor', message: 'This cursor is invalid.' }]);
  }
  return { at, id };
}

const isOfRow = ({ at, id }: Cursor): boolean => isUUID(id) && isInstant(at);

function checksum(text: string): string {
  return createHash('sha256').update(`cursor ${text}`).digest('base64url').slice(0, 12);
}
