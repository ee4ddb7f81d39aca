import { Conflict } from '../../../kernel/domain-error.js';
import type { Data } from '../../../kernel/data.js';
import type { Span, Week } from './week.js';
import type { HolidayKey, HolidayRule } from './holidays.js';

/** Someone else has changed them since they were shown. */
export class OtherHours extends Conflict {
  constructor() {
    super('Someone else changed the hours. Please review them.');
  }
}

export class HasBegun extends Conflict {
  constructor() {
    super('These hours hold already, and what was stays as it was. Please write down what is to hold from today on.');
  }
}

/** Days with special hours; without spans, they are a closure. */
export class SpecialHours {
  readonly id!: string;
  /** `YYYY-MM-DD` */
  readonly from!: string;
  /** The last day, inclusive. */
  readonly to!: string;
  readonly spans!: readonly Span[];
  /** Note shown to guests. */
  readonly note!: string | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  private constructor(data: Data<SpecialHours>) {
    Object.assign(this, data);
  }

  static plan(data: Omit<Data<SpecialHours>, 'updatedAt'>): SpecialHours {
    return new SpecialHours({ ...data, updatedAt: data.createdAt });
  }

  change(days: SpecialDays, now: Date): SpecialHours {
    return new SpecialHours({ ...this, ...days, updatedAt: now });
  }
}

/** The fields that the owner enters. */
export type SpecialDays = Pick<Data<SpecialHours>, 'from' | 'to' | 'spans' | 'note'>;

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
