import { randomUUID } from 'node:crypto';
import { inDatabase } from './database';
import type { Role } from './sign-in';

/** An account for one test, with the demo accounts' password; other tests do not depend on it. */
export async function anAccount(role: Role, name = 'Avery'): Promise<{ email: string; name: string }> {
  const email = `${randomUUID()}@bistro.example`;
  const unique = `${name} ${email.slice(0, 6)}`;
  await (role === 'staff'
    ? inDatabase(
        `insert into staff (id, email, name, created_by, password)
         select $1, $2, $3, 'The Owner', password from admins where email = 'manager@bistro.example'`,
        [randomUUID(), email, unique],
      )
    : inDatabase(
        `insert into admins (id, email, name, role, password)
         select $1, $2, $3, $4, password from admins where email = 'manager@bistro.example'`,
        [randomUUID(), email, unique, role],
      ));
  return { email, name: unique };
}
