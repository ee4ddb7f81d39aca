import type { Data } from '../../../kernel/data.js';
import type { HolidayKey, HolidayRule } from './holidays.js';
import type { Week } from './week.js';

/** What events and trail call the hours of the house. */
export const HOURS = 'hours';

/** Other weekly hours, or other rules for holidays, from a day on. It stays for good, so that every day of the past keeps its hours. */
export class HoursChange {
  readonly id!: string;
  /** 1, 2, 3 …: a later one counts where two hold from the same day. */
  readonly version!: number;
  /** `YYYY-MM-DD` */
  readonly validFrom!: string;
  /** null where the week stays as it is. */
  readonly weekly!: Week | null;
  /** Those that become others. */
  readonly holidays!: Readonly<Partial<Record<HolidayKey, HolidayRule>>>;
  readonly withdrawnAt!: Date | null;
  readonly createdBy!: string;
  readonly createdAt!: Date;

  private constructor(data: Data<HoursChange>) {
    Object.assign(this, data);
  }

  static plan(data: Omit<Data<HoursChange>, 'withdrawnAt'>): HoursChange {
    return new HoursChange({ ...data, withdrawnAt: null });
  }

  withdraw(now: Date): HoursChange {
    return new HoursChange({ ...this, withdrawnAt: now });
  }
}
