import { addYear, isCalendarDate } from '../../../kernel/calendar.js';
import { InvalidInput } from '../../../kernel/domain-error.js';

/**
 * Tables are asked for from today on, and within a year.
 * @param today where the house stands, `YYYY-MM-DD`
 * @throws InvalidInput
 */
export function assertBookable(date: string, today: string): void {
  const problem = !isCalendarDate(date)
    ? 'Please choose a date.'
    : date < today
      ? 'Please choose today or a later date.'
      : date > addYear(today)
        ? 'Please choose a date within the next year.'
        : null;
  if (problem) throw new InvalidInput([{ field: 'preferredDate', message: problem }]);
}
