import type { Clock } from '../../kernel/clock.js';

/** A running clock until a test sets it; from then on the time is fixed. */
export class SettableClock implements Clock {
  private instant: Date | null = null;

  now(): Date {
    return this.instant ?? new Date();
  }

  set(instant: Date | string): void {
    this.instant = new Date(instant);
  }

  advance(change: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = change;
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.instant = new Date(this.now().getTime() + total * 1000);
  }
}
