import { createHash } from 'node:crypto';
import { isISO8601, isUUID } from 'class-validator';
import { InvalidInput } from '../../kernel/domain-error.js';

/** Where a page ends: the next one begins with older rows. */
export interface Cursor {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly id: string;
}

/** As lists write instants; ISO 8601 knows more ways, such as weeks, which the database does not. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function writeCursor({ at, id }: Cursor): string {
  const text = `${at} ${id}`;
  return Buffer.from(`${text} ${checksum(text)}`).toString('base64url');
}

/** @throws InvalidInput for anything that writeCursor did not write. */
export function readCursor(text: string): Cursor {
  const [at = '', id = '', sum = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const isOurs = sum === checksum(`${at} ${id}`) && writeCursor({ at, id }) === text;
  // Anybody can work out the sum: what it stands for must be a place in a list all the same.
  if (!isOurs || !isUUID(id) || !INSTANT.test(at) || !isISO8601(at, { strict: true })) {
    throw new InvalidInput([{ field: 'cursor', message: 'This cursor is not one of ours.' }]);
  }
  return { at, id };
}

function checksum(text: string): string {
  return createHash('sha256').update(`cursor ${text}`).digest('base64url').slice(0, 12);
}
