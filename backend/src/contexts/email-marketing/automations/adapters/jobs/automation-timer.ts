import { dateIn } from '../../../../../kernel/calendar.js';
import type { Clock } from '../../../../../kernel/clock.js';
import type { Restaurant } from '../../../../../kernel/restaurant.js';
import type { EventListeners } from '../../../../../platform/events/event-listeners.js';
import type { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { AutomationSending } from '../../automation-sending.js';
import { APPROVED } from '../../domain/automation.events.js';
import type { ContactFacts } from '../../../contacts/domain/index.js';
import type { AutomationRuns } from '../persistence/automation-runs.js';

const SEND = 'send-due-automations';
const BEGIN_DAY = 'begin-automations-of-the-day';
/** Of being new, there is one. */
const ONLY_ONCE = 'new';
const NO_MAIL = 'They get no mail any more';

/** Begins automations when something happens, and each morning; sends what is due each minute. */
export class AutomationTimer {
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
    // Whoever agrees to get mail after they became known is new to the list at that moment.
    for (const type of ['contact.created', 'contact.opted-in']) {
      listeners.on(type, 'automations-of-new-contacts', ({ subject }) =>
        this.begun(runs.begin('new_contact', subject.id, ONLY_ONCE)),
      );
    }
    listeners.on<ContactFacts['tagged']>('contact.tagged', 'automations-of-tags', ({ id, subject, payload }) =>
      this.begun(runs.begin('tag_added', subject.id, id, payload.tags)),
    );
    listeners.on('contact.visited', 'automations-of-visits', ({ id, subject }) =>
      this.begun(runs.begin('visit_completed', subject.id, id)),
    );
    for (const type of ['contact.unsubscribed', 'contact.suppressed']) {
      listeners.on(type, 'automations-left', ({ subject }) => runs.leaveAll(subject.id, NO_MAIL));
    }
    // What waited for the owner's word leaves at once.
    listeners.on(APPROVED, 'automations-approved', () => jobs.add(SEND, {}, { key: 'now' }));
    jobs.cron(SEND, '* * * * *', 'UTC', () => this.sending.sendDue());
    jobs.cron(BEGIN_DAY, '0 9 * * *', this.restaurant.timeZone, () => this.beginDay());
  }

  private async beginDay(): Promise<void> {
    await this.runs.beginDay(dateIn(this.restaurant.timeZone, this.clock.now()));
    await this.runs.beginAbsences();
    await this.sending.sendDue();
  }

  /** What has no delay leaves at once. */
  private async begun(beginning: Promise<void>): Promise<void> {
    await beginning;
    await this.jobs.add(SEND, {}, { key: 'now' });
  }
}
