import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import { EMAIL_TRANSITIONS } from '../../domain/ports/sending.js';
import type { MailContent } from '../../../templates/domain/index.js';

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
         subject = ${WRITTEN_SUBJECT}, fields = null, preview_text = null, html_content = null, text_content = null,
         status = case when status in (${FAIL.from}) then ${FAIL.to} else status end,
         failure_reason = case when status in (${FAIL.from}) then $2 end, claimed_by = null
       where address = lower($1)`,
      [address, NOT_SENT],
    );
  }
}

/** A bounced email. */
export interface ReturnedMail {
  readonly id: string;
  readonly email: string;
  readonly campaignId: string | null;
}

const MAIL = 'select id, recipient_email as email, campaign_id as "campaignId" from email_history';
/** Excludes erased recipients, because a bounce would contain their address again. */
const BY_ID_OR_ADDRESS = `${MAIL} where case when $1::uuid is not null then id = $1 else address = lower($2) and sent_at is not null end
    and address not like 'erased-%@guest.invalid'
  order by sent_at desc nulls last limit 1`;
const BY_ID = `${MAIL} where id = $1::uuid and address not like 'erased-%@guest.invalid'`;
const BY_ID_AND_ADDRESS = `${MAIL} where id = $1::uuid and address = any(select lower(one) from unnest($2::text[]) one)`;
/** Excludes queued emails: they were not sent, so the bounce belongs to another one. */
const RETURN = transition(EMAIL_TRANSITIONS, 'bounced', ['sent', 'opened', 'clicked']);
const BOUNCED = `update email_history set status = ${RETURN.to}, bounced_at = $2, failure_reason = $3, refused_us = $4
  where id = $1 and status in (${RETURN.from})`;

/** Whether the last bounces of a campaign since it was started or resumed all say that servers refuse us. */
const REFUSED_IN_A_ROW = `select count(*)::int = $2 as "isRefused" from (
    select refused_us from email_history h join email_campaigns c on c.id = h.campaign_id
    where h.campaign_id = $1 and h.bounced_at >= c.updated_at order by h.bounced_at desc, h.id desc limit $2
  ) last where refused_us`;

@Injectable()
export class ReturnedMailsQuery {
  constructor(private readonly database: Database) {}

  /** By id or, if that is unknown, the last email to the address. */
  findByIdOrAddress(id: string | null, address: string | null): Promise<ReturnedMail | null> {
    return this.first(BY_ID_OR_ADDRESS, id, address);
  }

  findByIdAndAddress(id: string | null, addresses: readonly string[]): Promise<ReturnedMail | null> {
    return this.first(BY_ID_AND_ADDRESS, id, addresses);
  }

  findById(id: string | null): Promise<ReturnedMail | null> {
    return this.first(BY_ID, id);
  }

  /** @param refusedUs whether the server refuses us as a sender, not the address */
  async bounced(id: string, at: Date, reason: string, refusedUs: boolean): Promise<void> {
    await this.database.query(BOUNCED, [id, at, reason, refusedUs]);
  }

  async isRefusedInARow(campaignId: string, times: number): Promise<boolean> {
    const [row] = await this.database.query<{ isRefused: boolean }[]>(REFUSED_IN_A_ROW, [campaignId, times]);
    return row?.isRefused ?? false;
  }

  private async first(statement: string, ...values: unknown[]): Promise<ReturnedMail | null> {
    const [mail] = await this.database.query<ReturnedMail[]>(statement, values);
    return mail ?? null;
  }
}

/** Targets of tracked links. Storing them prevents open redirects to addresses that were not in an email. */
@Injectable()
export class MailLinks {
  constructor(private readonly database: Database) {}

  /** Returns the ids of the addresses in order, and creates missing ones. */
  async idsOf(campaignId: string | null, urls: readonly string[]): Promise<string[]> {
    if (urls.length === 0) return [];
    const rows = await this.database.query<{ id: string; url: string }[]>(
      `insert into email_links as l (campaign_id, url) select $1, url from unnest($2::text[]) as given (url)
       on conflict on constraint email_links_url do update set url = l.url returning id, url`,
      [campaignId, urls],
    );
    const ids = new Map(rows.map(({ id, url }) => [url, id]));
    return urls.flatMap((url) => ids.get(url) ?? []);
  }
}

const STATEMENT = `select subject, coalesce(preview_text, '') as "previewText", html_content as html, coalesce(text_content, '') as text
  from email_campaigns where id = $1`;

@Injectable()
export class CampaignContentQuery {
  constructor(private readonly database: Database) {}

  /** Content with placeholders; null if the campaign was deleted. */
  async read(campaignId: string): Promise<MailContent | null> {
    const [content] = await this.database.query<MailContent[]>(STATEMENT, [campaignId]);
    return content ?? null;
  }
}
