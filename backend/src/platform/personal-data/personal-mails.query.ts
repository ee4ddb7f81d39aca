import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { CapturedMails } from '../mail/captured-mails.js';
import { type PersonalDataOf, PersonalDataSource } from './personal-data.js';

/** Stored emails to an address. */
@Injectable()
@PersonalDataSource('mails')
export class PersonalMails implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly captured: CapturedMails,
  ) {}

  held(address: string) {
    return this.database.query<{ kind: string }[]>(
      `select kind, message->>'subject' as subject, status, created_at as "createdAt", sent_at as "sentAt"
       from outgoing_mails where recipient = lower($1) order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query('delete from outgoing_mails where recipient = lower($1)', [address]);
  }

  eraseFiles(address: string): Promise<void> {
    return this.captured.forget(address);
  }
}
