import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data.js';

/** Notes about a guest and the mark of an erasure; the number of visits comes from the requests. */
@Injectable()
@PersonalDataSource('guestMemories')
export class PersonalMemories implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<object[]>(
      `select line, noted_by as "notedBy", noted_at as "notedAt", forgotten_at as "forgottenAt"
       from guest_memories where address = lower($1) and (line is not null or forgotten_at is not null)`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query('delete from guest_memories where address = lower($1)', [address]);
  }
}
