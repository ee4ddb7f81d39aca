import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { PastEvents } from '../../platform/events/past-events.js';
import { Database } from '../../platform/persistence/database.js';
import { DEMO_ACCOUNTS, Seed } from '../../platform/seeds.js';
import { MAINTENANCE_LOG, MaintenanceLogSchema, type MaintenanceType } from './maintenance-log.js';

interface Sample {
  hoursAgo: number;
  type: MaintenanceType;
  title: string;
  description: string;
  timeSpent?: number;
  notes?: string;
}

const MANAGER = DEMO_ACCOUNTS.manager;
const HOUR_MS = 3_600_000;

const SAMPLES: readonly Sample[] = [
  {
    hoursAgo: 3,
    type: 'update',
    title: 'Put the autumn sandwiches on the menu',
    description: 'Three new lines with prices and allergens; the summer gazpacho is off.',
    timeSpent: 1.5,
    notes: 'The owner has read the prices.',
  },
  {
    hoursAgo: 26,
    type: 'fix',
    title: 'Telephone link on the contact page',
    description: 'Some phones did not dial because of the brackets in the number.',
    timeSpent: 0.5,
  },
  {
    hoursAgo: 3 * 24 + 5,
    type: 'optimization',
    title: 'Smaller pictures in the gallery',
    description: 'The gallery loads in half the time on a phone.',
    timeSpent: 2,
    notes: 'Look at the wall of ornaments once more on an old tablet.',
  },
  {
    hoursAgo: 6 * 24 + 2,
    type: 'feature',
    title: 'Landmarks beside the map',
    description: 'Guests who come on foot find the courtyard from the fort and from the plaza.',
    timeSpent: 4,
  },
  {
    hoursAgo: 12 * 24,
    type: 'update',
    title: 'Opening hours for the holidays',
    description: 'Checked with the owner: nothing changes this year.',
    notes: 'Ask again in June.',
  },
];

/** Two weeks of work on the website. */
@Injectable()
export class SampleMaintenance {
  constructor(
    private readonly database: Database,
    private readonly pastEvents: PastEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const logs = this.database.getRepository(MaintenanceLogSchema);
    for (const { hoursAgo, ...work } of SAMPLES) {
      const createdAt = new Date(this.clock.now().getTime() - hoursAgo * HOUR_MS);
      const id = this.ids.next();
      await logs.load({ ...work, id, status: 'completed', performedBy: MANAGER.name, createdAt });
      await this.pastEvents.add({
        type: `${MAINTENANCE_LOG}.added`,
        subject: { type: MAINTENANCE_LOG, id, name: work.title },
        by: MANAGER,
        changes: null,
        occurredAt: createdAt,
      });
    }
  }
}
