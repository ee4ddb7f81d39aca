import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/persistence/database.js';

/** Passwords of other programs, as hashes in hexadecimal; a name is the same however it is capitalized. */
@Injectable()
export class MachinePasswords {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async set(username: string, hash: string): Promise<void> {
    await this.database.query(
      `insert into users (id, username, password) values ($1, $2, $3)
       on conflict (lower(username)) do update set password = excluded.password`,
      [this.ids.next(), username, hash],
    );
  }

  async find(username: string): Promise<string | null> {
    const [account] = await this.database.query<{ password: string }[]>(
      'select password from users where lower(username) = lower($1)',
      [username],
    );
    return account?.password ?? null;
  }
}
