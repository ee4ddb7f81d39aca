import { Injectable } from '@nestjs/common';
import { OnEvent, type StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import type { ContactFacts } from '../../../contacts/domain/index.js';
import { RUN_TRANSITIONS } from '../../domain/automation-plan.js';

const MERGED = 'Merged into a contact who gets this already';

const EXIT = transition(RUN_TRANSITIONS, 'left');
const RESUME = transition(RUN_TRANSITIONS, 'waiting');

/** `$1` is the merged contact, `$2` the primary one. Only while they are merged: events may come late. */
const ARE_MERGED = 'not exists (select from customer_contacts where id = $1)';
const MOVE = `update email_automation_runs r set contact_id = $2, moved_from = $1
  where contact_id = $1 and status in (${EXIT.from}) and ${ARE_MERGED}
    and not exists (select from email_automation_runs own where own.automation_id = r.automation_id and own.contact_id = $2
      and (own.status in (${EXIT.from}) or own.occasion = r.occasion))`;
const LEAVE = `update email_automation_runs set status = ${EXIT.to}, reason = $2
  where contact_id = $1 and status in (${EXIT.from}) and ${ARE_MERGED}`;

const ARE_SEPARATE = 'exists (select from customer_contacts where id = $1)';
const RETURN = `update email_automation_runs set contact_id = $1, moved_from = null
  where moved_from = $1 and contact_id = $2 and ${ARE_SEPARATE}`;
const CONTINUE = `update email_automation_runs set status = ${RESUME.to}, reason = null
  where contact_id = $1 and reason = $2 and status = ${EXIT.to} and ${ARE_SEPARATE}`;

/** Runs of merged contacts continue for the primary one, at most once in each automation, and return when that is undone. */
@Injectable()
export class MovedRuns {
  constructor(private readonly database: Database) {}

  @OnEvent('contact.merged', { listener: 'automations-of-merged-contacts' })
  async move({ subject, payload: { mergedId } }: StoredEvent<ContactFacts['merged']>): Promise<void> {
    await this.database.query(MOVE, [mergedId, subject.id]);
    await this.database.query(LEAVE, [mergedId, MERGED]);
  }

  @OnEvent('contact.merge-undone', { listener: 'automations-of-merged-contacts' })
  async moveBack({ subject, payload: { mergedId } }: StoredEvent<ContactFacts['merge-undone']>): Promise<void> {
    await this.database.query(RETURN, [mergedId, subject.id]);
    await this.database.query(CONTINUE, [mergedId, MERGED]);
  }
}
