export { firstDayOf, HoursQuery, HoursView, type PublishedHoursView } from './adapters/http/hours.dto.js';
export { publishedHoursView, hoursView } from './adapters/http/hours.controllers.js';
export { HoursModule } from './hours.module.js';
export { type HoursFact, HoursService } from './domain/hours.service.js';
export type { NamedHours } from './domain/named-hours.js';
export { type Opening, OpeningHours, type OpenSpan } from './domain/opening-hours.js';
export { plainWeek, type Span, spansInWords, type Week, weekLines } from './domain/week.js';
