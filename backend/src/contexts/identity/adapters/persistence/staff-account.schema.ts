import type { EntitySchemaColumnOptions } from 'typeorm';
import type { StaffAccount } from '../../domain/staff-account.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { STAFF_MEMBER } from '../../domain/staff-account.events.js';

export const StaffAccountSchema = new TrackedSchema<StaffAccount>(
  {
    name: 'StaffAccount',
    tableName: 'staff',
    columns: {
      id: { type: 'uuid', primary: true },
      email: { type: 'text' },
      name: { type: 'text' },
      isActive: { type: 'boolean', name: 'is_active' },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      lastLogin: { type: 'timestamptz', precision: 3, name: 'last_login', nullable: true },
    } satisfies Record<keyof StaffAccount, EntitySchemaColumnOptions>,
  },
  { subject: STAFF_MEMBER, nameOf: ({ name }) => name },
);
