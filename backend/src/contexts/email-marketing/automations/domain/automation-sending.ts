import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { Sending } from '../../sending/domain/index.js';
import { TemplatesService } from '../../templates/domain/index.js';
import { type AutomationStep, type AutomationTrigger, dueAfter, isSameEmail, mailOf } from './automation.js';
import { MAX_STEPS } from './automation-plan.js';
import type { MovedStep } from './edited-sequence.js';

/** A run whose next email is due. */
export interface DueRun {
  readonly id: string;
  readonly automationId: string;
  readonly contactId: string;
  readonly email: string | null;
  readonly name: string;
  readonly step: number;
  /** When it was triggered; the days of each email count from here. */
  readonly begunAt: Date;
  /** Whether the contact may be emailed now. */
  readonly isReachable: boolean;
  /** Why its occasion no longer holds; null while it does. */
  readonly outdated: string | null;
}

/** The state of a run after the current email. */
export interface NextStep {
  /** Counted from 0. */
  readonly step: number;
  readonly dueAt: Date;
  /** Whether no email follows. */
  readonly isLast: boolean;
  /** Whether the current email is sent; one without a template is skipped. */
  readonly isSent: boolean;
}

/** Contacts on their way through automations. Runs start only for contacts that may be emailed. */
export abstract class AutomationRuns {
  /** Starts the automations that wait for this trigger, once per occasion. */
  abstract begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    now: Date,
    tags?: readonly string[],
  ): Promise<void>;
  /**
   * Starts birthdays and special dates of today and the two previous days, in case the server was down, and absences of
   * the configured length, once each. A kind that fails does not affect the others; its error is thrown at the end.
   */
  abstract beginDaily(now: Date): Promise<void>;
  /** Due runs of active, approved automations, longest waiting first. */
  abstract due(now: Date, limit: number): Promise<DueRun[]>;
  /** Which of these keys emails have. */
  abstract usedKeys(keys: readonly string[]): Promise<string[]>;
  /** Moves on to the next email. Returns false if another process already has. */
  abstract advance(run: DueRun, next: NextStep): Promise<boolean>;
  /** Lets the people in an automation continue in its edited sequence; no email is due before `now`. */
  abstract follow(automationId: string, moves: readonly MovedStep[], now: Date): Promise<void>;
  abstract putOff(id: string, until: Date): Promise<void>;
  /** Ends a run unless it has moved on. */
  abstract leave(run: DueRun, reason: string): Promise<void>;
  /** Ends all runs of a contact. */
  abstract leaveAll(contactId: string, reason: string): Promise<void>;
  /** Ends all runs that were due at `latest` or earlier. */
  abstract leaveOverdue(latest: Date, reason: string): Promise<void>;
}

/** An automation that may currently send. */
export interface OpenAutomation {
  readonly sequence: readonly AutomationStep[];
  /** Its `updatedAt`, stored with each email as the version it was built from. */
  readonly version: Date;
}

/** Holds emails back while their automation is paused or the owner has not approved it. */
export abstract class OwnerGate {
  /** Locks the automation and its templates against changes until the unit of work ends. Null if it may not send. */
  abstract pass(automationId: string): Promise<OpenAutomation | null>;
  /** Returns held emails from the queue to their runs, which rebuild them later. */
  abstract takeBack(): Promise<void>;
}

export const SHORTENED = 'The sequence was shortened';

const BATCH_SIZE = 200;
/** Well below the job's time limit; the run of the next minute continues. */
const MAX_RUN_MS = 10 * 60_000;
/** Wait before retrying a run that failed. */
const PUT_OFF_MS = 15 * 60_000;
/** Later than this, the occasion has passed: emails that were paused or waiting for approval for so long are dropped. */
const TOO_LATE_MS = 3 * 86_400_000;

/** Queues due emails of automations, each once, even if several processes run at the same time. */
@Injectable()
export class AutomationSending {
  constructor(
    private readonly runs: AutomationRuns,
    private readonly gate: OwnerGate,
    private readonly templates: TemplatesService,
    private readonly sending: Sending,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** @param onPutOff called for each run whose email failed and will be retried; other runs do not wait for it */
  async sendDue(onPutOff: (runId: string, error: unknown) => void): Promise<void> {
    await this.gate.takeBack();
    await this.runs.leaveOverdue(this.after(-TOO_LATE_MS), 'Couldn’t be sent in time');
    const endsAt = this.after(MAX_RUN_MS);
    let due: DueRun[];
    do {
      due = await this.runs.due(this.clock.now(), BATCH_SIZE);
      for (const run of due) await this.tryToTake(run, onPutOff);
    } while (due.length === BATCH_SIZE && this.clock.now() < endsAt);
  }

  private async tryToTake(run: DueRun, onPutOff: (runId: string, error: unknown) => void): Promise<void> {
    try {
      await this.transaction.run(null, () => this.take(run));
    } catch (error) {
      onPutOff(run.id, error);
      await this.runs.putOff(run.id, this.after(PUT_OFF_MS));
    }
  }

  private async take(run: DueRun): Promise<void> {
    const automation = await this.gate.pass(run.automationId);
    if (!automation) return;
    const step = automation.sequence[run.step];
    if (!step) return this.runs.leave(run, SHORTENED);
    if (run.outdated !== null) return this.runs.leave(run, run.outdated);
    if (run.email === null || !run.isReachable) return this.runs.leave(run, 'No longer gets email');
    const { sequence } = automation;
    const sent = await this.sentTo(run, sequence);
    const isNew = unsentFrom(sequence, run.step, sent) === run.step;
    const template = isNew && step.templateId !== null ? await this.templates.find(step.templateId) : null;
    const next = unsentFrom(sequence, run.step + 1, isNew ? [...sent, step] : sent);
    const dueAt = dueAfter(run.begunAt, sequence[next], this.clock.now(), this.restaurant.timeZone);
    const isLast = next === sequence.length;
    const isMine = await this.runs.advance(run, { step: next, dueAt, isLast, isSent: template !== null });
    if (!isMine || !template) return;
    await this.sending.add({
      type: 'automation',
      to: { address: run.email, name: run.name },
      content: mailOf(template, step),
      contactId: run.contactId,
      templateId: template.id,
      ofAutomation: { runId: run.id, version: automation.version },
      key: keyOf(run, run.step, step),
      by: null,
    });
  }

  /** What the run has received of the sequence, in whatever position. */
  private async sentTo(run: DueRun, sequence: readonly AutomationStep[]): Promise<AutomationStep[]> {
    const emails = new Map<string, AutomationStep>();
    for (const email of sequence) {
      for (let position = 0; position < MAX_STEPS; position += 1) emails.set(keyOf(run, position, email), email);
    }
    return (await this.runs.usedKeys([...emails.keys()])).flatMap((key) => emails.get(key) ?? []);
  }

  private after(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

/** A held email returns to its position; after an edit, another email may have it. */
const keyOf = ({ id }: DueRun, position: number, { templateId, customSubject }: AutomationStep) =>
  ['automation', id, position, templateId, customSubject].filter((part) => part !== null).join(' ');

/** The first position, from one on, whose email was not sent. A sequence may contain an email more than once. */
function unsentFrom(sequence: readonly AutomationStep[], start: number, sent: readonly AutomationStep[]): number {
  const count = (emails: readonly AutomationStep[], email: AutomationStep) =>
    emails.filter((other) => isSameEmail(email, other)).length;
  const position = sequence.findIndex(
    (email, index) => index >= start && count(sequence.slice(0, index + 1), email) > count(sent, email),
  );
  return position < 0 ? sequence.length : position;
}
