import { Injectable } from '@nestjs/common';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data/personal-data.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OTHER_SOURCES } from '../../../../kernel/acquisition-source.js';
import { ForgottenSubjects } from '../../../../platform/personal-data/forgotten-subjects.js';
import { RESERVATION_COLUMNS } from '../reservation.fields.js';
import { ERASED_GUEST, GIVEN_UP } from '../../domain/guest-memory.js';
import { ReservationRepository } from '../../domain/ports.js';
import { RESERVATION, reservationEvent } from '../../domain/reservation.events.js';

/** Notes about a guest and the mark of an erasure; the number of visits comes from the requests. */
@Injectable()
@PersonalDataSource('guestMemories')
export class PersonalMemories implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<object[]>(
      `select line, noted_by as "notedBy", noted_at as "notedAt", forgotten_at as "forgottenAt"
       from guest_memories where address = lower($1) and (line is not null or forgotten_at is not null)`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query('delete from guest_memories where address = lower($1)', [address]);
  }
}

/** A person's replies, and replies about their tables. Erasing a guest's requests also deletes these (PersonalReservations). */
@Injectable()
@PersonalDataSource('replies')
export class PersonalReplies implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ text: string }[]>(
      `select text, left_out as "leftOut", attachments, preferred_date as "preferredDate", preferred_time as "preferredTime", received_at as "receivedAt",
         answer, reply.answered_at as "answeredAt"
       from reservation_replies as reply join reservation_requests as reservation on reservation.id = reservation_id
       where written_by = lower($1) or lower(customer_email) = lower($1) order by received_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query('delete from reservation_replies where written_by = lower($1)', [address]);
  }
}

const IS_OPEN = `(status = '${GIVEN_UP.waiting}' or status = '${GIVEN_UP.promised}' and preferred_date >= $5)`;

const COLUMNS = Object.entries(RESERVATION_COLUMNS).map(([field, column]: [string, EntitySchemaColumnOptions]) => ({
  field,
  name: column.name ?? field,
  isText: column.type === 'text',
  isNullable: column.nullable === true,
}));
/** Texts that are not the guest's data, and other fields that are. */
const NOT_HELD = ['acquisitionSource', 'outcome'];
const ALSO_HELD = ['smsOptIn', 'leftAt', 'createdAt'];
const HELD = COLUMNS.filter(({ field, isText }) => (isText && !NOT_HELD.includes(field)) || ALSO_HELD.includes(field));
/** What an erased request retains or replaces; any other text is emptied. */
const RETAINED = ['customerEmail', 'area', 'rainPlan', 'acquisitionSource', 'outcome', 'tables'];
const EMPTIED = COLUMNS.filter(({ field, isText, isNullable }) => isText && isNullable && !RETAINED.includes(field));

/** A guest's requests. For statistics, an erased request retains its day, party size and outcome. */
@Injectable()
@PersonalDataSource('reservations')
export class PersonalReservations implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  held(address: string) {
    return this.database.query<{ status: string }[]>(
      `select ${HELD.map(({ field, name }) => `${name} as "${field}"`).join(', ')} from reservation_requests where lower(customer_email) = lower($1) order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const now = this.clock.now();
    const { name, email } = ERASED_GUEST;
    const rows = await this.database.query<{ id: string; isGivenUp: boolean }[]>(
      `update reservation_requests set ${EMPTIED.map(({ name }) => `${name} = null`).join(', ')},
         customer_name = $2, customer_email = $3, mentions = '[]', state_before = null, email_opt_in = false, sms_opt_in = false,
         offered_times = null, offered_until = null, waits_since = null, waits_first = false,
         way_in = case when way_in is not null then '${OTHER_SOURCES}' end, version = version + 1, updated_at = $4,
         status = case when ${IS_OPEN} then '${GIVEN_UP.becomes}' else status end,
         status_updated_at = case when ${IS_OPEN} then $4 else status_updated_at end
       where lower(customer_email) = lower($1) returning id, old.status <> new.status as "isGivenUp"`,
      [address, name, email, now, dateIn(this.restaurant.timeZone, now)],
    );
    const ids = rows.map(({ id }) => id);
    await this.database.query('delete from reservation_replies where reservation_id = any($1)', [ids]);
    await this.forgotten.forget(RESERVATION, ids);
    await this.forgotten.forgetByField(RESERVATION, 'customerEmail', address);
    for (const { id, isGivenUp } of rows) {
      if (isGivenUp) await this.outbox.add(reservationEvent('reservation.declined', await this.reservations.get(id)));
    }
  }
}
