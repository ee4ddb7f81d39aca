import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

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
