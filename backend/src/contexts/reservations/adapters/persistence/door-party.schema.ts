import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { DOOR_PARTY, DoorParty } from '../../domain/door/door-party.js';

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
