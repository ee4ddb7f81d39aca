import type { AutomationTrigger } from '../automation.js';

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
}

/** The state of a run after the current email. */
export interface NextStep {
  readonly dueAt: Date;
  /** Whether this is the last email. */
  readonly isLast: boolean;
  /** Whether this email is sent; one without a template is skipped. */
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
  /** Moves on to the next email. Returns false if another process already has. */
  abstract advance(run: DueRun, next: NextStep): Promise<boolean>;
  abstract putOff(id: string, until: Date): Promise<void>;
  abstract leave(id: string, reason: string): Promise<void>;
  /** Ends all runs of a contact. */
  abstract leaveAll(contactId: string, reason: string): Promise<void>;
  /** Ends all runs that were due at `latest` or earlier. */
  abstract leaveOverdue(latest: Date, reason: string): Promise<void>;
}
