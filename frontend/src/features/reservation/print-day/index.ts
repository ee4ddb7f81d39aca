export { forgetPrintedBefore } from './model/printed-sheet';
export {
  areasOf,
  coversIn,
  hoursOf,
  nextFirst,
  outcomeWords,
  replacedWords,
  type ServiceHour,
  type ServiceSlot,
  slotsOf,
} from './model/service-slots';
export { PrintDay } from './ui/print-day';
