import { Logger, Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { OnEvent, type StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { Cron } from '../../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import { APPROVED, type AutomationTrigger } from '../../domain/automation.js';
import { AutomationRuns, AutomationSending } from '../../domain/automation-sending.js';
import type { ContactFacts } from '../../../contacts/domain/index.js';

const SEND = 'send-due-automations';
const BEGIN_DAY = 'begin-automations-of-the-day';
/** The occasion of `new_contact`: a contact is new only once. */
const ONLY_ONCE = 'new';
const NO_MAIL = 'No longer gets email';

/** Starts automations on events and each morning; sends due emails every minute. */
@Injectable()
export class AutomationTimer {
  private readonly logger = new Logger('AutomationSending');

  constructor(
    private readonly jobs: Jobs,
    private readonly runs: AutomationRuns,
    private readonly sending: AutomationSending,
    private readonly clock: Clock,
  ) {}

  /** A contact who opts in after they became known is new to the list at that moment. */
  @OnEvent(['contact.created', 'contact.opted-in'], { listener: 'automations-of-new-contacts' })
  beginForNewContact({ subject }: StoredEvent): Promise<void> {
    return this.begin('new_contact', subject.id, ONLY_ONCE);
  }

  @OnEvent('contact.tagged', { listener: 'automations-of-tags' })
  beginForTags({ id, subject, payload }: StoredEvent<ContactFacts['tagged']>): Promise<void> {
    return this.begin('tag_added', subject.id, id, payload.tags);
  }

  /** A visit that was undone and recorded again is the same occasion. */
  @OnEvent('contact.visited', { listener: 'automations-of-visits' })
  beginForVisit({ subject, payload }: StoredEvent<ContactFacts['visited']>): Promise<void> {
    return this.begin('visit_completed', subject.id, `visit ${payload.visitedAt}`);
  }

  @OnEvent(['contact.unsubscribed', 'contact.suppressed'], { listener: 'automations-left' })
  leaveAll({ subject }: StoredEvent): Promise<void> {
    return this.runs.leaveAll(subject.id, NO_MAIL);
  }

  /** What waited for the owner's approval goes out right away. */
  @OnEvent(APPROVED, { listener: 'automations-approved' })
  sendApproved(): Promise<void> {
    return this.jobs.add(SEND, {}, { key: 'now' });
  }

  @Cron(BEGIN_DAY, '0 9 * * *', { timeZone: 'restaurant' })
  async beginDay(): Promise<void> {
    try {
      await this.runs.beginDaily(this.clock.now());
    } finally {
      await this.jobs.add(SEND, {}, { key: 'now' });
    }
  }

  @Cron(SEND, '* * * * *')
  sendDue(): Promise<void> {
    return this.sending.sendDue((runId, error) => {
      this.logger.error(`The mail of automation run ${runId} is put off: ${String(error)}`);
    });
  }

  /** Steps without a delay are sent immediately. */
  private async begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    tags?: readonly string[],
  ): Promise<void> {
    await this.runs.begin(trigger, contactId, occasion, this.clock.now(), tags);
    await this.jobs.add(SEND, {}, { key: 'now' });
  }
}
