export { HoursBoard } from './ui/hours-board';
