import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Found } from '../../domain/ports/account.repository.js';

/** Finds an account by address, and returns the address as PostgreSQL compares it, even without an account. */
@Injectable()
export class AccountByAddressQuery {
  constructor(private readonly database: Database) {}

  async find(role: Role, email: string): Promise<Found> {
    const [found] = await this.database.query<Found[]>(
      `select asked.email as "comparedAs", case when id is not null then json_build_object('id', id, 'role', role,
         'email', a.email, 'name', name, 'isActive', is_active, 'passwordHash', password,
         'mustChoosePassword', must_choose_password) end as account
       from (select lower($2) as email) asked left join accounts a on role = $1 and lower(a.email) = asked.email`,
      [role, email],
    );
    return found ?? { comparedAs: email, account: null };
  }
}
