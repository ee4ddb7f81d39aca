import type { AutomationTrigger } from '../automation.js';

/** Somebody whose next mail is due. */
export interface DueRun {
  readonly id: string;
  readonly automationId: string;
  readonly contactId: string;
  readonly email: string | null;
  readonly name: string;
  readonly step: number;
  /** When it was triggered: from there the days of each mail are counted. */
  readonly begunAt: Date;
  /** Whether they may be mailed at this moment. */
  readonly isReachable: boolean;
}

/** Where a run stands behind the mail whose turn it is. */
export interface NextStep {
  readonly dueAt: Date;
  /** Whether there is a mail behind this one. */
  readonly isLast: boolean;
  /** Whether this one leaves; a mail without a template is passed over. */
  readonly isSent: boolean;
}

/** People on the way through automations; who may not be mailed begins none. */
export abstract class AutomationRuns {
  /** What happened to a contact begins the automations that wait for it, once for each occasion. */
  abstract begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    now: Date,
    tags?: readonly string[],
  ): Promise<void>;
  /**
   * Birthdays and special dates of today and of the two days before, in case the server was down, and absences as long as an automation
   * says, once each. A kind that fails does not hold back the others; its error is thrown afterwards.
   */
  abstract beginDaily(now: Date): Promise<void>;
  /** Runs whose next mail is due, of automations that are active and wait for nobody, the longest waiting first. */
  abstract due(now: Date, limit: number): Promise<DueRun[]>;
  /** Goes on to the next mail. False when somebody else has done so. */
  abstract advance(run: DueRun, next: NextStep): Promise<boolean>;
  abstract putOff(id: string, until: Date): Promise<void>;
  abstract leave(id: string, reason: string): Promise<void>;
  /** A contact leaves every run. */
  abstract leaveAll(contactId: string, reason: string): Promise<void>;
  /** All that should have gone on at that moment or before. */
  abstract leaveOverdue(latest: Date, reason: string): Promise<void>;
}
