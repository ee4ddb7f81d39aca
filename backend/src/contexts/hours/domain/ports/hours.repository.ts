import type { HoursChange } from '../hours-change.js';
import type { SpecialHours } from '../special-hours.js';

export interface StoredHours {
  readonly changes: readonly HoursChange[];
  readonly special: readonly SpecialHours[];
}

export abstract class HoursRepository {
  /** Returns all stored hours; the same object as before while nothing has changed. */
  abstract all(): Promise<StoredHours>;
  abstract findChange(id: string): Promise<HoursChange | null>;
  /** @throws OtherHours when its version is taken */
  abstract addChange(change: HoursChange): Promise<void>;
  abstract saveChange(before: HoursChange, after: HoursChange): Promise<void>;
  abstract findSpecial(id: string): Promise<SpecialHours | null>;
  /** @throws DaysTaken when one of its days has hours of its own */
  abstract addSpecial(special: SpecialHours): Promise<void>;
  /** @throws DaysTaken */
  abstract saveSpecial(before: SpecialHours, after: SpecialHours): Promise<void>;
  abstract removeSpecial(special: SpecialHours): Promise<void>;
}
