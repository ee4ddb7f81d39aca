import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import { ROLES } from '../../../../kernel/actor.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { HOURS, HoursChange, OtherHours, SpecialHours } from '../../domain/hours-change.js';
import { type Week, weekFrom } from '../../domain/week.js';
import type { HoursRepository, StoredHours } from '../../domain/hours.service.js';

export const SpecialHoursSchema = new TrackedSchema<SpecialHours>(
  {
    name: 'SpecialHours',
    target: SpecialHours,
    tableName: 'special_hours',
    columns: {
      id: { type: 'uuid', primary: true },
      from: { type: 'date', name: 'from_date' },
      to: { type: 'date', name: 'to_date' },
      spans: { type: 'jsonb' },
      note: { type: 'text', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<SpecialHours>, EntitySchemaColumnOptions>,
  },
  {
    subject: HOURS,
    nameOf: ({ from, to, spans }) =>
      `${spans.length > 0 ? 'special hours' : 'closed'} ${from === to ? from : `${from} to ${to}`}`,
    bookkeeping: ['updatedAt'],
    violations: {
      special_hours_days: () =>
        new Conflict('One of these days has hours of its own already. Please change those instead.'),
    },
  },
);

/** `jsonb` sorts the days by the length of their names. */
const IN_ORDER_OF_DAYS = {
  to: (week: Week | null) => week,
  from: (week: Week | null) => week && weekFrom((day) => week[day]),
};

export const HoursChangeSchema = new TrackedSchema<HoursChange>(
  {
    name: 'HoursChange',
    target: HoursChange,
    tableName: 'hours_changes',
    columns: {
      id: { type: 'uuid', primary: true },
      version: { type: 'integer' },
      validFrom: { type: 'date', name: 'valid_from' },
      weekly: { type: 'jsonb', nullable: true, transformer: IN_ORDER_OF_DAYS },
      holidays: { type: 'jsonb' },
      withdrawnAt: { type: 'timestamptz', precision: 3, name: 'withdrawn_at', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Data<HoursChange>, EntitySchemaColumnOptions>,
  },
  {
    subject: HOURS,
    nameOf: ({ weekly, validFrom }) => `${weekly ? 'weekly hours' : 'holidays'} from ${validFrom}`,
    violations: { hours_changes_version: () => new OtherHours() },
  },
);

/** Detects changes with a single query, because pages check for them on every request. */
@Injectable()
export class HoursVersionQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<string> {
    const [row] = await this.database.query<{ version: string }[]>(
      `select concat(
         (select string_agg(xmin::text, ',' order by id) from hours_changes), ';',
         (select string_agg(xmin::text, ',' order by id) from special_hours)) as version`,
    );
    return row?.version ?? '';
  }
}

@Injectable()
@LiveUpdates(HOURS, liveChannel('hours', ...ROLES))
export class TypeOrmHoursRepository implements HoursRepository {
  private readonly changes: TrackedRepository<HoursChange>;
  private readonly special: TrackedRepository<SpecialHours>;
  private known: { version: string; stored: StoredHours } | undefined;

  constructor(
    database: Database,
    private readonly version: HoursVersionQuery,
  ) {
    this.changes = database.getRepository(HoursChangeSchema);
    this.special = database.getRepository(SpecialHoursSchema);
  }

  async all(): Promise<StoredHours> {
    const version = await this.version.read();
    if (this.known?.version !== version) this.known = { version, stored: await this.read() };
    return this.known.stored;
  }

  findChange(id: string): Promise<HoursChange | null> {
    return this.changes.findOneBy({ id });
  }

  addChange(change: HoursChange): Promise<void> {
    return this.changes.insert(change);
  }

  saveChange(before: HoursChange, after: HoursChange): Promise<void> {
    return this.changes.update(before, after);
  }

  findSpecial(id: string): Promise<SpecialHours | null> {
    return this.special.findOneBy({ id });
  }

  addSpecial(special: SpecialHours): Promise<void> {
    return this.special.insert(special);
  }

  saveSpecial(before: SpecialHours, after: SpecialHours): Promise<void> {
    return this.special.update(before, after);
  }

  removeSpecial(special: SpecialHours): Promise<void> {
    return this.special.remove(special);
  }

  private async read(): Promise<StoredHours> {
    const changes = await this.changes.find({ order: { version: 'asc' } });
    const special = await this.special.find({ order: { from: 'asc' } });
    return { changes, special };
  }
}
