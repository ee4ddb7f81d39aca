import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Role } from '../../../../kernel/actor.js';

/** Exactly one of `adminId` and `staffId` is set. */
export interface DirectoryLink {
  readonly issuer: string;
  readonly subject: string;
  readonly role: Role;
  readonly adminId: string | null;
  readonly staffId: string | null;
  readonly linkedAt: Date;
}

export const DirectoryLinkSchema = new EntitySchema<DirectoryLink>({
  name: 'DirectoryLink',
  tableName: 'directory_links',
  columns: {
    issuer: { type: 'text', primary: true },
    subject: { type: 'text', primary: true },
    role: { type: 'text', primary: true },
    adminId: { type: 'uuid', name: 'admin_id', nullable: true },
    staffId: { type: 'uuid', name: 'staff_id', nullable: true },
    linkedAt: { type: 'timestamptz', precision: 3, name: 'linked_at' },
  } satisfies Record<keyof DirectoryLink, EntitySchemaColumnOptions>,
});
