import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../../kernel/domain-error.js';
import type { Actor } from '../../../../kernel/actor.js';
import { dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { ReservationRepository, StaffTexts } from '../ports.js';
import { Reservation } from '../reservation.js';
import { reservationEvent } from '../reservation.events.js';
import { slotAt } from '../time-slot.js';
import { type Arrival, type Call, CannotBeTexted, DOOR_PARTY, DoorParty } from './door-party.js';

export abstract class DoorParties {
  abstract add(party: DoorParty): Promise<void>;
  /** @throws DoorPartyNotFound */
  abstract get(id: string): Promise<DoorParty>;
  /** Those without an outcome that have come since then, first come first. */
  abstract waiting(since: Date): Promise<DoorParty[]>;
  /** Call it in a unit of work. */
  abstract save(before: DoorParty, after: DoorParty): Promise<void>;
}

/** Walk-ins that wait for a table, in the order in which they came. */
@Injectable()
export class DoorListService {
  constructor(
    private readonly parties: DoorParties,
    private readonly texts: StaffTexts,
    private readonly reservations: ReservationRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Who waits today. */
  waiting(): Promise<DoorParty[]> {
    const { timeZone } = this.restaurant;
    return this.parties.waiting(instantOf(dateIn(timeZone, this.clock.now()), '00:00', timeZone));
  }

  async add(arrival: Arrival, by: Actor): Promise<DoorParty> {
    const party = DoorParty.join(this.ids.next(), arrival, this.clock.now());
    await this.transaction.run(by, () => this.parties.add(party));
    return party;
  }

  /** Calls a party to its table; may be repeated. @throws DoorPartyNotFound, NotAtDoor, CannotBeTexted */
  call(id: string, call: Call, by: Actor): Promise<DoorParty> {
    return this.transaction.run(by, async () => {
      const before = await this.parties.get(id);
      const after = before.call(call, this.clock.now());
      const reason = call === 'text' ? await this.texts.reasonAgainst(before.phone) : null;
      if (reason !== null) throw new CannotBeTexted(reason);
      return this.record('called', before, after);
    });
  }

  /** Seats a party: from now on it is a reservation that has arrived. @throws DoorPartyNotFound, NotAtDoor */
  seat(id: string, by: Actor): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.parties.get(id);
      const now = this.clock.now();
      const expected = this.reservationOf(before, now);
      await this.record('seated', before, before.seat(expected.id, now));
      const arrived = expected.complete(now).revised(now);
      await this.reservations.add(arrived);
      await this.outbox.add(reservationEvent('reservation.entered', expected));
      await this.outbox.add(reservationEvent('reservation.completed', arrived, expected));
      return arrived;
    });
  }

  /** @throws DoorPartyNotFound, NotAtDoor */
  leave(id: string, by: Actor): Promise<DoorParty> {
    return this.transaction.run(by, async () => {
      const before = await this.parties.get(id);
      return this.record('gone', before, before.leave(this.clock.now()));
    });
  }

  /**
   * Undoes that a party was seated or has left: it waits in its former place, and has no reservation.
   * @throws DoorPartyNotFound, Conflict
   */
  bringBack(id: string, by: Actor): Promise<DoorParty> {
    return this.transaction.run(by, async () => {
      const before = await this.parties.get(id);
      if (before.outcome === null) return before;
      if (before.reservationId !== null) await this.remove(before.reservationId);
      return this.record('returned', before, before.rejoin());
    });
  }

  private async remove(id: string): Promise<void> {
    const reservation = await this.reservations.find(id);
    if (!reservation?.isHere())
      throw new Conflict('This can no longer be undone. Please change the reservation instead.');
    await this.reservations.remove(reservation);
    await this.outbox.add(reservationEvent('reservation.deleted', reservation.revised(this.clock.now())));
  }

  private reservationOf({ name, partySize, phone }: DoorParty, now: Date): Reservation {
    const { timeZone } = this.restaurant;
    const request = {
      customerName: name,
      customerEmail: null,
      customerPhone: phone,
      partySize,
      preferredDate: dateIn(timeZone, now),
      preferredTime: slotAt(now, timeZone),
      emailOptIn: false,
      smsOptIn: false,
      source: 'door' as const,
    };
    return Reservation.request(this.ids.next(), request, now).confirm(now);
  }

  private async record(what: string, before: DoorParty, after: DoorParty): Promise<DoorParty> {
    await this.parties.save(before, after);
    const subject = { type: DOOR_PARTY, id: after.id, name: after.name };
    await this.outbox.add({ type: `${DOOR_PARTY}.${what}`, subject, payload: { calledBy: after.calledBy } });
    return after;
  }
}
