import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { OfficeRole } from '../../domain/office-accounts.service.js';

export interface OfficeAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: OfficeRole;
  readonly isActive: boolean;
  /** Whether the person has not chosen a password yet. */
  readonly isInvited: boolean;
  readonly lastLogin: Date | null;
}

/** Owners first, then site managers, by name. */
@Injectable()
export class OfficeAccountsQuery {
  constructor(private readonly database: Database) {}

  list(id: string | null = null): Promise<OfficeAccount[]> {
    return this.database.query<OfficeAccount[]>(
      `select id, name, email, role, is_active as "isActive", last_login as "lastLogin",
         password is null and must_choose_password as "isInvited"
       from admins where $1::uuid is null or id = $1 order by role, lower(name), id`,
      [id],
    );
  }
}
