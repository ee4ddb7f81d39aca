import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { SingleMail } from '../../domain/ports/sending.js';

const ADD = `insert into email_history (id, email_type, recipient_email, recipient_name, subject, html_content, text_content, contact_id, fields,
    template_id, automation_run_id, automation_version, dedupe_key, sent_by, sent_by_role, created_at, next_try_at, was_opted_in, was_active)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $17) on conflict do nothing returning id`;

@Injectable()
export class QueuedMailsQuery {
  constructor(private readonly database: Database) {}

  /** Returns false if an email with the same key exists. */
  async add(id: string, mail: SingleMail, now: Date): Promise<boolean> {
    const { type, to, content, ofAutomation, by } = mail;
    const added = await this.database.query(ADD, [
      ...[id, type, to.address, to.name ?? '', content.subject, content.html, content.text],
      ...[mail.contactId ?? null, mail.fields ? JSON.stringify(mail.fields) : null, mail.templateId ?? null],
      ...[ofAutomation?.runId ?? null, ofAutomation?.version ?? null, mail.key ?? null],
      ...[by?.name ?? 'Courtyard', by?.role ?? 'system', now, type === 'automation' ? true : null],
    ]);
    return added.length > 0;
  }
}
