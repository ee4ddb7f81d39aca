import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import { Retention } from '../../../../../platform/jobs/retention.js';
import type { NewsletterSignup, NewsletterSignups } from '../../domain/newsletter.service.js';
import { SIGNUP_DAYS } from '../../domain/newsletter.service.js';

const COLUMNS = 'id, email, first_name as "firstName", last_name as "lastName", asked_at as "askedAt"';

@Injectable()
@Retention('end-old-signups', '47 3 * * *', {
  table: 'newsletter_signups',
  condition: 'asked_at < $1',
  days: SIGNUP_DAYS,
})
export class PgNewsletterSignups implements NewsletterSignups {
  constructor(private readonly database: Database) {}

  async put(signup: NewsletterSignup): Promise<NewsletterSignup> {
    const { id, email, firstName, lastName, askedAt } = signup;
    const [stored] = await this.database.query<NewsletterSignup[]>(
      `insert into newsletter_signups (id, email, first_name, last_name, asked_at) values ($1, $2, $3, $4, $5)
       on conflict (address) do update set email = excluded.email, asked_at = excluded.asked_at,
         first_name = excluded.first_name, last_name = excluded.last_name
       returning ${COLUMNS}`,
      [id, email, firstName, lastName, askedAt],
    );
    return stored ?? signup;
  }

  async find(id: string): Promise<NewsletterSignup | null> {
    const [signup] = await this.database.query<NewsletterSignup[]>(
      `select ${COLUMNS} from newsletter_signups where id = $1`,
      [id],
    );
    return signup ?? null;
  }
}

/** Addresses typed into the newsletter form in the last days. */
@Injectable()
@PersonalDataSource('newsletterSignups')
export class PersonalSignups implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ email: string }[]>(
      `select email, first_name as "firstName", last_name as "lastName", asked_at as "askedAt"
       from newsletter_signups where address = lower($1)`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query('delete from newsletter_signups where address = lower($1)', [address]);
  }
}
