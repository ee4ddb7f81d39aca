import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntitySchemaColumnOptions, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { Reservation } from '../../domain/reservation.js';
import { ReservationSchema } from './reservation.schema.js';

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

/** An event about which a guest is texted. The row does not identify the guest. */
interface GuestText {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** Keyed hash of the number, by which texts to it are counted; null for texts from before it was stored. */
  readonly numberHash: string | null;
  /** Whether it was sent without an action by staff. */
  readonly isUnasked: boolean;
  /** Why it was withheld; null if it was not. */
  readonly heldBack: string | null;
}

export const GuestTextSchema = new TableSchema<GuestText>({
  name: 'GuestText',
  tableName: 'guest_texts',
  columns: {
    eventId: { type: 'uuid', name: 'event_id', primary: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    numberHash: { type: 'text', name: 'number_hash', nullable: true },
    isUnasked: { type: 'boolean', name: 'is_unasked' },
    heldBack: { type: 'text', name: 'held_back', nullable: true },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true },
  } satisfies Record<keyof GuestText, EntitySchemaColumnOptions>,
});

const RETENTION_DAYS = 30;

@Injectable()
@Retention(
  'remove-old-texts',
  '29 3 * * *',
  { table: 'guest_texts', condition: 'created_at < $1', days: RETENTION_DAYS },
  { table: 'incoming_texts', condition: 'received_at < $1', days: RETENTION_DAYS },
)
export class TypeOrmGuestTexts {
  private readonly repository: Repository<GuestText>;
  private readonly requests: Repository<Reservation>;

  constructor(database: Database) {
    this.repository = database.getRepository(GuestTextSchema);
    this.requests = new Repository<Reservation>(ReservationSchema, database);
  }

  /** @returns false if the event was stored before */
  add(text: Omit<GuestText, 'sentAt'>): Promise<boolean> {
    return insertOrIgnore(this.repository, text);
  }

  /** Texts sent since then without an action by staff, optionally to one number. */
  countUnasked(since: Date, numberHash?: string): Promise<number> {
    return this.repository.countBy({
      isUnasked: true,
      heldBack: IsNull(),
      createdAt: MoreThan(since),
      ...(numberHash !== undefined && { numberHash }),
    });
  }

  isSent(eventId: string): Promise<boolean> {
    return this.repository.existsBy({ eventId, sentAt: Not(IsNull()) });
  }

  /** Opts the number out on all its requests, after the guest texted STOP. */
  async optOut(phone: string): Promise<void> {
    await this.requests.update({ customerPhone: phone, smsOptIn: true }, { smsOptIn: false });
  }

  async settle(eventId: string, now: Date): Promise<void> {
    await this.repository.update({ eventId }, { sentAt: now });
  }
}
