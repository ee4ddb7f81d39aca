import type { Data } from '../../../kernel/data.js';
import type { Span } from './span.js';

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
