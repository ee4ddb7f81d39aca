export { ContentSchedule } from './ui/content-schedule';
