import type { DomainEvent } from '../../../kernel/outbox.js';
import { HOURS, type HoursChange } from './hours-change.js';
import type { SpecialHours } from './special-hours.js';

/** The range of days whose hours may have changed. */
export interface HoursFact {
  readonly from: string;
  /** Null without an end. */
  readonly to: string | null;
}

const changed = (id: string, from: string, to: string | null): DomainEvent<HoursFact> => ({
  type: 'hours.changed',
  subject: { type: HOURS, id },
  payload: { from, to },
});

export const weekChanged = ({ id, validFrom }: HoursChange) => changed(id, validFrom, null);

/** The affected days; for days that were moved, also the previous ones. */
export const daysChanged = ({ id, from, to }: SpecialHours, before = { from, to }) =>
  changed(id, from < before.from ? from : before.from, to > before.to ? to : before.to);
