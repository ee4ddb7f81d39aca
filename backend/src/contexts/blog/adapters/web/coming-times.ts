import { Inject, Injectable } from '@nestjs/common';
import { type ComingDay, FreeTimes } from '../../../reservations/index.js';

const DAYS = 14;
/** Longest time that the page may show a table that has been taken. */
const CACHE_TTL_MS = 20_000;

/** Free times of the next two weeks, for the page that lists them. */
@Injectable()
export class ComingTimes {
  private known: Promise<readonly ComingDay[]> | undefined;
  private until = 0;

  constructor(@Inject(FreeTimes) private readonly freeTimes: Pick<FreeTimes, 'comingDays'>) {}

  /** Returns the same object until something changes. Without the database, the last known times. */
  now(): Promise<readonly ComingDay[]> {
    if (this.known && performance.now() < this.until) return this.known;
    this.until = performance.now() + CACHE_TTL_MS;
    this.known = this.look(this.known);
    return this.known;
  }

  private async look(before: Promise<readonly ComingDay[]> | undefined): Promise<readonly ComingDay[]> {
    const known = await before?.catch(() => undefined);
    try {
      const days = await this.freeTimes.comingDays(DAYS);
      return JSON.stringify(days) === JSON.stringify(known) && known ? known : days;
    } catch (error) {
      this.until = 0;
      if (!known) throw error;
      return known;
    }
  }
}
