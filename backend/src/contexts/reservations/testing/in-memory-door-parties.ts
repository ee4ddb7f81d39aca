import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { type DoorParty, DoorPartyNotFound } from '../domain/door/door-party.js';
import type { DoorParties } from '../domain/door/door-list.service.js';

export class InMemoryDoorParties implements DoorParties {
  private readonly rows = new Map<string, DoorParty>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(party: DoorParty): Promise<void> {
    const apply = () => this.rows.set(party.id, party);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(party.id), apply });
  }

  get(id: string): Promise<DoorParty> {
    const party = this.rows.get(id);
    return party ? Promise.resolve(party) : Promise.reject(new DoorPartyNotFound());
  }

  waiting(since: Date): Promise<DoorParty[]> {
    return Promise.resolve(
      [...this.rows.values()]
        .filter(({ outcome, joinedAt }) => outcome === null && joinedAt >= since)
        .sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime()),
    );
  }

  save(before: DoorParty, after: DoorParty): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }
}
