export { forgetGuests, keepAnswer, keepDays, keptAnswer, printedSheets } from './kept-days';
