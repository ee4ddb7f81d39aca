import { Conflict, NotFound } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import type { PartySize } from '../party-size.js';

export class DoorPartyNotFound extends NotFound {
  constructor() {
    super('This party isn’t on the door list.');
  }
}

/** Someone else has seated the party or removed it. */
export class NotAtDoor extends Conflict {
  constructor({ name, outcome }: Pick<DoorParty, 'name' | 'outcome'>) {
    super(outcome === 'seated' ? `${name} already has a table.` : `${name} is no longer waiting.`);
  }
}

/** @param reason a sentence */
export class CannotBeTexted extends Conflict {
  constructor(reason: string) {
    super(`${reason} Please call out the name.`);
  }
}

/** Subject type in events and the audit log. */
export const DOOR_PARTY = 'door-party';
/** How a party was called to its table. */
export const CALLS = ['text', 'voice'] as const;
export type Call = (typeof CALLS)[number];

type DoorOutcome = 'seated' | 'gone';

/** A walk-in party as staff write it down. */
export type Arrival = Pick<DoorParty, 'name' | 'partySize' | 'phone' | 'quotedMinutes'>;

/** A walk-in party that waits at the door for a table. Immutable: every step returns a new one. */
export class DoorParty {
  readonly id!: string;
  readonly name!: string;
  readonly partySize!: PartySize;
  readonly phone: string | null = null;
  /** The wait quoted to the party. */
  readonly quotedMinutes: number | null = null;
  readonly joinedAt!: Date;
  /** When it was last called to its table. */
  readonly calledAt: Date | null = null;
  /** Null of a called party if its text could not be sent. */
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

  /** Records whether the text was sent, unless the party was called in person since. */
  texted(isSent: boolean): DoorParty {
    const calledBy = isSent ? 'text' : null;
    const isSame = this.calledAt === null || this.calledBy === 'voice' || this.calledBy === calledBy;
    return isSame ? this : new DoorParty({ ...this, calledBy });
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
  rejoin(): DoorParty {
    return new DoorParty({ ...this, outcome: null, reservationId: null, endedAt: null });
  }

  private assertWaiting(): void {
    if (this.outcome !== null) throw new NotAtDoor(this);
  }
}
