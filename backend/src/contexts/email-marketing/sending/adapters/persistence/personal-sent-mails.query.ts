import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data.js';
import { EMAIL_TRANSITIONS } from '../../domain/email-history.js';

/** The subject with its placeholders. */
const WRITTEN_SUBJECT = `coalesce((select subject from email_campaigns c where c.id = h.campaign_id),
  (select subject from email_templates t where t.id = h.template_id), 'Erased')`;

const FAIL = transition(EMAIL_TRANSITIONS, 'failed');
const NOT_SENT = 'Not sent: erased before sending.';

/** Marketing emails to an address. For statistics, erased emails retain their status; queued ones are not sent. */
@Injectable()
@PersonalDataSource('marketingMails')
export class PersonalSentMails implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ subject: string }[]>(
      `select subject, email_type as "emailType", status, sent_at as "sentAt", opened_at as "openedAt", clicked_at as "clickedAt"
       from email_history where address = lower($1) order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query(
      `update email_history h set recipient_email = 'erased-' || id || '@guest.invalid', recipient_name = '', contact_id = null,
         subject = ${WRITTEN_SUBJECT}, fields = null, html_content = null, text_content = null,
         status = case when status in (${FAIL.from}) then ${FAIL.to} else status end,
         failure_reason = case when status in (${FAIL.from}) then $2 end, claimed_by = null
       where address = lower($1)`,
      [address, NOT_SENT],
    );
  }
}
