import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { quotedAddress } from '../../../../../platform/persistence/quoted-address.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data.js';

const NAMES_THEM = `recipient_criteria->>'type' = 'custom' and recipient_criteria::text ~* $1`;

/** Campaigns whose author wrote the address into their list, or whose sending stopped at it. */
@Injectable()
@PersonalDataSource('campaignLists')
export class PersonalCampaigns implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ name: string }[]>(
      `select name, status, created_at as "createdAt" from email_campaigns where ${NAMES_THEM} order by created_at`,
      [quotedAddress(address)],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query(
      `update email_campaigns set recipient_criteria = jsonb_set(recipient_criteria, '{emails}', (
         select coalesce(jsonb_agg(email order by place), '[]')
         from jsonb_array_elements_text(recipient_criteria->'emails') with ordinality as own (email, place) where email !~* $1))
       where ${NAMES_THEM}`,
      [quotedAddress(address)],
    );
    await this.database.query(
      `update email_campaigns set status_reason = regexp_replace(status_reason, $1, '…', 'gi') where status_reason ~* $1`,
      [quotedAddress(address)],
    );
  }
}
