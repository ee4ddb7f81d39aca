import type { AutomationRuns, DueRun, NextStep, OpenAutomation, OwnerGate } from '../domain/automation-sending.js';
import { AUTOMATION_PLAN, PLANNED_AT } from './an-automation.js';

/** Runs that are due, and what became of them. */
export class FakeRuns implements AutomationRuns {
  readonly log: unknown[] = [];
  waiting: DueRun[] = [];
  isTaken = false;
  keys: string[] = [];

  begin = () => Promise.resolve();
  beginDaily = () => Promise.resolve();
  leaveAll = () => Promise.resolve();
  follow = () => Promise.resolve();

  due(_now: Date, limit: number): Promise<DueRun[]> {
    return Promise.resolve(this.waiting.splice(0, limit));
  }

  usedKeys = (keys: readonly string[]) => Promise.resolve(this.keys.filter((key) => keys.includes(key)));

  advance({ id }: DueRun, next: NextStep): Promise<boolean> {
    if (!this.isTaken) this.log.push([id, 'advanced', next]);
    return Promise.resolve(!this.isTaken);
  }

  putOff(id: string, until: Date): Promise<void> {
    return this.note(id, 'put off', until);
  }

  leave({ id }: DueRun, reason: string): Promise<void> {
    return this.note(id, 'left', reason);
  }

  leaveOverdue(latest: Date): Promise<void> {
    return this.note('overdue', latest);
  }

  private note(...entry: unknown[]): Promise<void> {
    this.log.push(entry);
    return Promise.resolve();
  }
}

export class FakeGate implements OwnerGate {
  open: OpenAutomation | null = { sequence: AUTOMATION_PLAN.emailSequence, version: PLANNED_AT };
  takenBack = 0;

  pass(): Promise<OpenAutomation | null> {
    return Promise.resolve(this.open);
  }

  takeBack(): Promise<void> {
    this.takenBack += 1;
    return Promise.resolve();
  }
}
