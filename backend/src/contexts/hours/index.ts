export { firstDayOf, HoursQuery, HoursView, type PublishedHoursView } from './adapters/http/hours.dto.js';
export { publishedHoursView, hoursView } from './adapters/http/hours.views.js';
export { HoursModule } from './hours.module.js';
export { HoursService } from './domain/hours.service.js';
export type { NamedHours } from './domain/named-hours.js';
export { type Opening, OpeningHours, type OpenSpan } from './domain/opening-hours.js';
export type { HoursFact } from './domain/hours.events.js';
export type { Span } from './domain/span.js';
export { plainWeek, type Week } from './domain/week.js';
