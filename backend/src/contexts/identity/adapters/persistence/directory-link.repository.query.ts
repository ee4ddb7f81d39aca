import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Account } from '../../domain/account.js';
import type { DirectoryPerson } from '../../domain/directory.js';
import type { DirectoryLinkRepository } from '../../domain/ports/directory-link.repository.js';

type DirectoryKey = Pick<DirectoryPerson, 'issuer' | 'subject'>;

@Injectable()
export class PgDirectoryLinkRepository implements DirectoryLinkRepository {
  constructor(private readonly database: Database) {}

  async find(role: Role, { issuer, subject }: DirectoryKey): Promise<string | null> {
    const [found] = await this.database.query<{ id: string }[]>(
      'select coalesce(admin_id, staff_id) as id from directory_links where issuer = $1 and subject = $2 and role = $3',
      [issuer, subject, role],
    );
    return found?.id ?? null;
  }

  async add({ id, role }: Pick<Account, 'id' | 'role'>, { issuer, subject }: DirectoryKey, at: Date): Promise<boolean> {
    const account = role === 'staff' ? 'staff_id' : 'admin_id';
    const added = await this.database.query(
      `insert into directory_links (issuer, subject, role, ${account}, linked_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning subject`,
      [issuer, subject, role, id, at],
    );
    return added.length > 0;
  }
}
