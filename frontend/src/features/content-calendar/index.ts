export { type Planned, STILL_MOVING } from './model/planned';
export { monthName } from './model/month';
export { Board, BoardColumn } from './ui/board';
export { MonthDays, MonthView, useMonth } from './ui/month-view';
export { ContentCalendarProvider } from './ui/content-calendar';
export { useView, ViewChoice } from './ui/view-choice';
