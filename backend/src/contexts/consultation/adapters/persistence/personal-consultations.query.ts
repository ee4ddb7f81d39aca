import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data.js';

/** People who filled in a form of the agency pages; the inbox has a copy of what they wrote. */
@Injectable()
@PersonalDataSource('consultations')
export class PersonalConsultations implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ contactEmail: string }[]>(
      `select restaurant_name as "businessName", contact_email as "contactEmail", contact_phone as "contactPhone",
         timeline, created_at as "createdAt" from consultation_responses where lower(contact_email) = lower($1)
       union all select business_name, contact_email, contact_phone, timeline, created_at
         from plan_consultations where lower(contact_email) = lower($1)`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    for (const table of ['consultation_responses', 'plan_consultations']) {
      await this.database.query(`delete from ${table} where lower(contact_email) = lower($1)`, [address]);
    }
  }
}
