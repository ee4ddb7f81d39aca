import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import type { Account } from '../../domain/account.js';
import type { DirectoryPerson } from '../../domain/directory.js';
import type { DirectoryLinkRepository } from '../../domain/ports/directory-link.repository.js';
import { type DirectoryLink, DirectoryLinkSchema } from './directory-link.schema.js';

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
