import type { EntitySchemaColumnOptions, Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { StaffPinRepository, TabletPerson } from '../../domain/ports.js';
import type { SharedTablet, StaffPin } from '../../domain/shared-tablet.js';

export interface StaffPinRecord extends StaffPin {
  /** Tablets shared before then do not offer the person; null: all do. */
  readonly tabletsSince: Date | null;
}

export const StaffPinSchema = new TableSchema<StaffPinRecord>({
  name: 'StaffPin',
  tableName: 'staff_pins',
  columns: {
    staffId: { type: 'uuid', name: 'staff_id', primary: true },
    hash: { type: 'text', name: 'pin_hash' },
    setAt: { type: 'timestamptz', precision: 3, name: 'set_at' },
    tabletsSince: { type: 'timestamptz', precision: 3, name: 'tablets_since', nullable: true },
    triesId: { type: 'uuid', name: 'tries_id' },
  } satisfies Record<keyof StaffPinRecord, EntitySchemaColumnOptions>,
});

/** SQL for the PINs that can be entered on a tablet; the parameter is when it was shared. */
const ON_TABLET = `staff_pins p join staff s on s.id = p.staff_id and s.is_active and not s.must_choose_password
  where (p.tablets_since is null or p.tablets_since <= $1::timestamptz)`;

@Injectable()
export class TypeOrmStaffPinRepository implements StaffPinRepository {
  private readonly pins: Repository<StaffPinRecord>;

  constructor(private readonly database: Database) {
    this.pins = database.getRepository(StaffPinSchema);
  }

  find(staffId: string): Promise<StaffPin | null> {
    return this.pins.findOneBy({ staffId });
  }

  peopleOn({ sharedAt }: SharedTablet): Promise<TabletPerson[]> {
    return this.database.query<TabletPerson[]>(`select s.id, s.name from ${ON_TABLET} order by lower(s.name), s.id`, [
      sharedAt,
    ]);
  }

  async findOn({ sharedAt }: SharedTablet, staffId: string): Promise<StaffPin | null> {
    const [pin] = await this.database.query<StaffPin[]>(
      `select p.staff_id as "staffId", p.pin_hash as hash, p.tries_id as "triesId", p.set_at as "setAt"
       from ${ON_TABLET} and s.id::text = lower($2)`,
      [sharedAt, staffId],
    );
    return pin ?? null;
  }

  async set(staffId: string, hash: string, setAt: Date): Promise<void> {
    await this.remove(staffId);
    await this.pins.insert({ staffId, hash, setAt, tabletsSince: null });
  }

  async remove(staffId: string): Promise<boolean> {
    const { affected } = await this.pins.delete({ staffId });
    return affected === 1;
  }
}
