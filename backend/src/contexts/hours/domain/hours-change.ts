import type { Data } from '../../../kernel/data.js';
import type { HolidayKey, HolidayRule } from './holidays.js';
import type { Week } from './week.js';

/** Subject type of opening hours in events and the audit log. */
export const HOURS = 'hours';

/** New weekly hours or holiday rules from a day on. Changes are never deleted once effective, so that past days retain their hours. */
export class HoursChange {
  readonly id!: string;
  /** Ascending from 1; of two changes valid from the same day, the higher version applies. */
  readonly version!: number;
  /** `YYYY-MM-DD` */
  readonly validFrom!: string;
  /** Null if the weekly hours stay the same. */
  readonly weekly!: Week | null;
  /** Only the changed rules. */
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
