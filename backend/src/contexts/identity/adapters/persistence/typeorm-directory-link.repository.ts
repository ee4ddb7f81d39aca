import type { EntitySchemaColumnOptions, Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { Account } from '../../domain/account.js';
import type { DirectoryLinkRepository, DirectoryPerson } from '../../domain/directory-sign-in.js';

/** Exactly one of `adminId` and `staffId` is set. */
interface DirectoryLink {
  readonly issuer: string;
  readonly subject: string;
  readonly role: Role;
  readonly adminId: string | null;
  readonly staffId: string | null;
  readonly linkedAt: Date;
}

export const DirectoryLinkSchema = new TableSchema<DirectoryLink>({
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

type DirectoryKey = Pick<DirectoryPerson, 'issuer' | 'subject'>;

@Injectable()
export class TypeOrmDirectoryLinkRepository implements DirectoryLinkRepository {
  private readonly repository: Repository<DirectoryLink>;

  constructor(database: Database) {
    this.repository = database.getRepository(DirectoryLinkSchema);
  }

  async find(role: Role, { issuer, subject }: DirectoryKey): Promise<string | null> {
    const link = await this.repository.findOneBy({ issuer, subject, role });
    return link && (link.adminId ?? link.staffId);
  }

  add({ id, role }: Pick<Account, 'id' | 'role'>, { issuer, subject }: DirectoryKey, at: Date): Promise<boolean> {
    const account = role === 'staff' ? { staffId: id } : { adminId: id };
    return insertOrIgnore(this.repository, { issuer, subject, role, ...account, linkedAt: at });
  }
}
