import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { OfficeRole } from '../../domain/office-accounts.service.js';

export interface ManagerSecondStep {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null if it is off. */
  readonly since: Date | null;
  readonly hasPasskeys: boolean;
}

/** Shows the owner how site managers sign in. */
@Injectable()
export class ManagerSecondStepsQuery {
  constructor(private readonly database: Database) {}

  list(): Promise<ManagerSecondStep[]> {
    return this.database.query<ManagerSecondStep[]>(
      `select a.id, a.name, a.email, t.since, exists (select from passkeys p where p.admin_id = a.id) as "hasPasskeys"
       from admins a left join second_steps t on t.account_id = a.id
       where a.role = 'manager' and a.is_active order by lower(a.name), a.id`,
    );
  }
}

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
