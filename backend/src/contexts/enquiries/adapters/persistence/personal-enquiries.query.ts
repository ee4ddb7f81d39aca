import { Injectable } from '@nestjs/common';
import { ForgottenSubjects } from '../../../../platform/events/forgotten-subjects.js';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data.js';
import { ENQUIRY } from '../../domain/enquiry.events.js';

/** A person's inquiries. Contracts are not erased, because they bind both parties. */
@Injectable()
@PersonalDataSource('enquiries')
export class PersonalEnquiries implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
  ) {}

  held(address: string) {
    return this.database.query<{ kind: string }[]>(
      `select kind, name, email, data, answers, created_at as "createdAt" from enquiries where lower(email) = lower($1)
       order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const rows = await this.database.query<{ id: string }[]>(
      `delete from enquiries where lower(email) = lower($1) and kind <> 'contract' returning id`,
      [address],
    );
    await this.database.query('delete from contact_messages where lower(email) = lower($1)', [address]);
    await this.forgotten.forget(
      ENQUIRY,
      rows.map(({ id }) => id),
    );
  }
}
