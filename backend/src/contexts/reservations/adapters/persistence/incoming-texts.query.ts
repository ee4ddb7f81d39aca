import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Narrows the search across national and international formats; the full number decides. */
const LAST_DIGITS = 7;

const OPEN = `select id, customer_phone as phone from reservation_requests
  where status in ('pending', 'confirmed') and visit_at >= $1
    and right(regexp_replace(customer_phone, '\\D', '', 'g'), ${String(LAST_DIGITS)}) = $2
  order by created_at desc limit 50`;

/** Not keyed with the session secret, so that opt-outs survive a rotation of it. */
const hashOf = (number: string) => createHash('sha256').update(`stopped ${number}`).digest('base64url');

/** Incoming texts, and their senders' opt-outs. */
@Injectable()
export class IncomingTextRows {
  constructor(private readonly database: Database) {}

  /** @returns false for a duplicate */
  async add(id: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'insert into incoming_texts (id, received_at) values ($1, $2) on conflict do nothing returning 1',
      [id, now],
    );
    return rows.length > 0;
  }

  /** @returns false if the number had opted out before */
  async stop(number: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'insert into stopped_numbers (number_hash, stopped_at) values ($1, $2) on conflict do nothing returning 1',
      [hashOf(number), now],
    );
    return rows.length > 0;
  }

  /** @returns false if the number had not opted out */
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

  /** Pending and confirmed requests with visits after that time and a number with the same last digits, newest first. */
  openUnder(number: string, since: Date): Promise<{ id: string; phone: string }[]> {
    return this.database.query(OPEN, [since, number.replaceAll(/\D/g, '').slice(-LAST_DIGITS)]);
  }
}
