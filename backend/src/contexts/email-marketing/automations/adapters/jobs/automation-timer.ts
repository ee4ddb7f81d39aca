import { Logger, Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { EventListeners } from '../../../../../platform/events/event-listeners.js';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { AutomationTrigger } from '../../domain/automation.js';
import { APPROVED } from '../../domain/automation.events.js';
import { AutomationSending } from '../../domain/automation-sending.js';
import { AutomationRuns } from '../../domain/ports/automation-runs.js';
import type { ContactFacts } from '../../../contacts/domain/index.js';

const SEND = 'send-due-automations';
const BEGIN_DAY = 'begin-automations-of-the-day';
/** Of being new, there is one. */
const ONLY_ONCE = 'new';
const NO_MAIL = 'No longer gets email';

/** Begins automations when something happens, and each morning; sends what is due each minute. */
@Injectable()
export class AutomationTimer {
  private readonly logger = new Logger('AutomationSending');

  constructor(
    private readonly listeners: EventListeners,
    private readonly jobs: Jobs,
    private readonly runs: AutomationRuns,
    private readonly sending: AutomationSending,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Before the jobs start. */
  declare(): void {
    const { listeners, jobs, runs } = this;
    // Somebody who opts in after they became known is new to the list at that moment.
    for (const type of ['contact.created', 'contact.opted-in']) {
      listeners.on(type, 'automations-of-new-contacts', ({ subject }) =>
        this.begin('new_contact', subject.id, ONLY_ONCE),
      );
    }
    listeners.on<ContactFacts['tagged']>('contact.tagged', 'automations-of-tags', ({ id, subject, payload }) =>
      this.begin('tag_added', subject.id, id, payload.tags),
    );
    listeners.on('contact.visited', 'automations-of-visits', ({ id, subject }) =>
      this.begin('visit_completed', subject.id, id),
    );
    for (const type of ['contact.unsubscribed', 'contact.suppressed']) {
      listeners.on(type, 'automations-left', ({ subject }) => runs.leaveAll(subject.id, NO_MAIL));
    }
    // What waited for the owner's word leaves at once.
    listeners.on(APPROVED, 'automations-approved', () => jobs.add(SEND, {}, { key: 'now' }));
    jobs.cron(SEND, '* * * * *', 'UTC', () => this.sendDue());
    jobs.cron(BEGIN_DAY, '0 9 * * *', this.restaurant.timeZone, () => this.beginDay());
  }

  private async beginDay(): Promise<void> {
    try {
      await this.runs.beginDaily(this.clock.now());
    } finally {
      await this.jobs.add(SEND, {}, { key: 'now' });
    }
  }

  /** What has no delay leaves at once. */
  private async begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    tags?: readonly string[],
  ): Promise<void> {
    await this.runs.begin(trigger, contactId, occasion, this.clock.now(), tags);
    await this.jobs.add(SEND, {}, { key: 'now' });
  }

  private sendDue(): Promise<void> {
    return this.sending.sendDue((runId, error) => {
      this.logger.error(`The mail of automation run ${runId} is put off: ${String(error)}`);
    });
  }
}
