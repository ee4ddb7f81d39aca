import { instantOf, isCalendarDate } from '../../kernel/calendar.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { OptionalAnyText } from '../http/fields/index.js';
import { PageQuery } from './page-query.js';

const NO_DAY = 'Enter the days as YYYY-MM-DD.';

/** Query of a list that calendars read by days. */
export class DaysQuery extends PageQuery {
  @OptionalAnyText(NO_DAY, { description: 'First day, YYYY-MM-DD; sorts the list by date.' })
  readonly from?: string | null;

  @OptionalAnyText(NO_DAY, { description: 'Day after the last one, YYYY-MM-DD.' })
  readonly before?: string | null;
}

/** The instants at which these days begin in the zone, if given. @throws InvalidInput if one is not a date */
export function instantsOf({ from, before }: Pick<DaysQuery, 'from' | 'before'>, timeZone: string) {
  const startOf = (field: string, day: string) => {
    if (!isCalendarDate(day)) throw new InvalidInput([{ field, message: NO_DAY }]);
    return instantOf(day, '00:00', timeZone).toISOString();
  };
  return { ...(from && { from: startOf('from', from) }), ...(before && { before: startOf('before', before) }) };
}
