import type { Data } from '../../../kernel/data.js';
import type { HolidayKey, HolidayRule } from './holidays.js';
import type { Week } from './week.js';

/** Subject type of opening hours in events and the audit log. */
export const HOURS = 'hours';

/** New weekly hours or holiday rules from a day on. Changes are never deleted once effective, so that past days retain their hours. */
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
