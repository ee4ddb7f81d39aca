import type { Data } from '../../../../kernel/data.js';
import type { PartySize } from '../party-size.js';
import { NotAtDoor } from './door.errors.js';

/** Subject type in events and the audit log. */
export const DOOR_PARTY = 'door-party';
/** How a party was called to its table. */
export const CALLS = ['text', 'voice'] as const;
export type Call = (typeof CALLS)[number];
export const DOOR_OUTCOMES = ['seated', 'gone'] as const;
export type DoorOutcome = (typeof DOOR_OUTCOMES)[number];

/** A walk-in party as staff write it down. */
export type Arrival = Pick<DoorParty, 'name' | 'partySize' | 'phone' | 'quotedMinutes'>;

/** A walk-in party that waits at the door for a table. Immutable: every step returns a new one. */
export class DoorParty {
  readonly id!: string;
  readonly name!: string;
  readonly partySize!: PartySize;
  readonly phone: string | null = null;
  /** The wait that the party was told. */
  readonly quotedMinutes: number | null = null;
  readonly joinedAt!: Date;
  /** When it was last called to its table, and how. */
  readonly calledAt: Date | null = null;
  readonly calledBy: Call | null = null;
  /** Null while it waits. */
  readonly outcome: DoorOutcome | null = null;
  readonly endedAt: Date | null = null;
  /** The reservation as which a seated party is counted. */
  readonly reservationId: string | null = null;

  private constructor(data: Arrival & Pick<DoorParty, 'id' | 'joinedAt'> & Partial<Data<DoorParty>>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static join(id: string, { name, partySize, phone, quotedMinutes }: Arrival, joinedAt: Date): DoorParty {
    return new DoorParty({ id, name, partySize, phone, quotedMinutes, joinedAt });
  }

  /** @throws NotAtDoor */
  call(calledBy: Call, calledAt: Date): DoorParty {
    this.assertWaiting();
    return new DoorParty({ ...this, calledBy, calledAt });
  }

  /** @throws NotAtDoor */
  seat(reservationId: string, endedAt: Date): DoorParty {
    this.assertWaiting();
    return new DoorParty({ ...this, outcome: 'seated', reservationId, endedAt });
  }

  /** The party has left without a table. @throws NotAtDoor */
  leave(endedAt: Date): DoorParty {
    this.assertWaiting();
    return new DoorParty({ ...this, outcome: 'gone', endedAt });
  }

  /** Waits again, in its former place. */
  comeBack(): DoorParty {
    return new DoorParty({ ...this, outcome: null, reservationId: null, endedAt: null });
  }

  private assertWaiting(): void {
    if (this.outcome !== null) throw new NotAtDoor(this);
  }
}
