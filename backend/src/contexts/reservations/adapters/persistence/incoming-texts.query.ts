import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Of numbers in national and in international form; which reservation it is, the whole number says. */
const LAST_DIGITS = 7;

const OPEN = `select id, customer_phone as phone from reservation_requests
  where status in ('pending', 'confirmed') and visit_at >= $1
    and right(regexp_replace(customer_phone, '\\D', '', 'g'), ${String(LAST_DIGITS)}) = $2
  order by created_at desc limit 50`;

/** Not keyed by a secret of the installation: a number that has stopped texts stays stopped when that secret is changed. */
const hashOf = (number: string) => createHash('sha256').update(`stopped ${number}`).digest('base64url');

/** Texts that came in, and what their senders have said about texts. */
@Injectable()
export class IncomingTextRows {
  constructor(private readonly database: Database) {}

  /** @returns false for a message that was taken in before */
  async add(id: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'insert into incoming_texts (id, received_at) values ($1, $2) on conflict do nothing returning 1',
      [id, now],
    );
    return rows.length > 0;
  }

  /** @returns false where the number had stopped texts before */
  async stop(number: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'insert into stopped_numbers (number_hash, stopped_at) values ($1, $2) on conflict do nothing returning 1',
      [hashOf(number), now],
    );
    return rows.length > 0;
  }

  /** @returns false where the number had not stopped texts */
  async start(number: string): Promise<boolean> {
    const rows = await this.database.query('delete from stopped_numbers where number_hash = $1 returning 1', [
      hashOf(number),
    ]);
    return rows.length > 0;
  }

  async isStopped(number: string): Promise<boolean> {
    const rows = await this.database.query('select from stopped_numbers where number_hash = $1', [hashOf(number)]);
    return rows.length > 0;
  }

  /** Requests and reservations whose visit has not been by then, under a number with the same last digits; the newest first. */
  openUnder(number: string, since: Date): Promise<{ id: string; phone: string }[]> {
    return this.database.query(OPEN, [since, number.replaceAll(/\D/g, '').slice(-LAST_DIGITS)]);
  }
}
