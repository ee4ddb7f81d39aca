import { createHash } from 'node:crypto';
import { isUUID } from 'class-validator';
import { InvalidInput } from '../../kernel/domain-error.js';

/** Where a page ends: the next one begins with older rows. */
export interface Cursor {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly id: string;
}

export function writeCursor({ at, id }: Cursor): string {
  const text = `${at} ${id}`;
  return Buffer.from(`${text} ${checksum(text)}`).toString('base64url');
}

/**
 * @param isPlace whether there may be such a place in the list; anybody can work out the checksum
 * @throws InvalidInput for anything that writeCursor did not write
 */
export function readCursor(text: string, isPlace = isOfRow): Cursor {
  const [at = '', id = '', sum = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const isOurs = sum === checksum(`${at} ${id}`) && writeCursor({ at, id }) === text;
  if (!isOurs || !isPlace({ at, id })) {
    throw new InvalidInput([{ field: 'cursor', message: 'This cursor is not one of ours.' }]);
  }
  return { at, id };
}

const isOfRow = ({ at, id }: Cursor): boolean => isUUID(id) && isInstant(at);

/** As lists write instants: `2026-11-27T15:00:00.000Z`, of a year that PostgreSQL knows as well. */
function isInstant(text: string): boolean {
  const instant = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
}

function checksum(text: string): string {
  return createHash('sha256').update(`cursor ${text}`).digest('base64url').slice(0, 12);
}
