import { type EntitySchemaColumnOptions, IsNull, MoreThanOrEqual } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import { DOOR_PARTY, DoorParty, DoorPartyNotFound } from '../../domain/door/door-party.js';
import type { DoorParties } from '../../domain/door/door-list.service.js';

export const DoorPartySchema = new TrackedSchema<DoorParty>(
  {
    name: 'DoorParty',
    target: DoorParty,
    tableName: 'door_parties',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      partySize: { type: 'text', name: 'party_size' },
      phone: { type: 'text', nullable: true },
      quotedMinutes: { type: 'integer', name: 'quoted_minutes', nullable: true },
      joinedAt: { type: 'timestamptz', precision: 3, name: 'joined_at' },
      calledAt: { type: 'timestamptz', precision: 3, name: 'called_at', nullable: true },
      calledBy: { type: 'text', name: 'called_by', nullable: true },
      outcome: { type: 'text', nullable: true },
      endedAt: { type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true },
      reservationId: { type: 'uuid', name: 'reservation_id', nullable: true },
    } satisfies Record<keyof Data<DoorParty>, EntitySchemaColumnOptions>,
  },
  { subject: DOOR_PARTY, nameOf: ({ name }) => name, bookkeeping: ['endedAt', 'reservationId', 'calledAt'] },
);

/** Seated parties have become reservations. */
const DOOR_RETENTION_DAYS = 7;

@Injectable()
@LiveUpdates(DOOR_PARTY, liveChannel('reservations', 'staff', 'admin'))
@Retention('remove-old-door-parties', '31 3 * * *', {
  table: 'door_parties',
  condition: 'joined_at < $1',
  days: DOOR_RETENTION_DAYS,
})
export class TypeOrmDoorParties implements DoorParties {
  private readonly repository: TrackedRepository<DoorParty>;

  constructor(database: Database) {
    this.repository = database.getRepository(DoorPartySchema);
  }

  add(party: DoorParty): Promise<void> {
    return this.repository.insert(party);
  }

  async get(id: string): Promise<DoorParty> {
    const party = await this.repository.findOneBy({ id });
    if (!party) throw new DoorPartyNotFound();
    return party;
  }

  waiting(since: Date): Promise<DoorParty[]> {
    return this.repository.find({
      where: { outcome: IsNull(), joinedAt: MoreThanOrEqual(since) },
      order: { joinedAt: 'ASC', id: 'ASC' },
    });
  }

  save(before: DoorParty, after: DoorParty): Promise<void> {
    return this.repository.update(before, after);
  }
}
