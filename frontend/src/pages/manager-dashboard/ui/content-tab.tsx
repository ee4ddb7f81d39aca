export { ContentSchedule as ContentTab } from '@/widgets/content-schedule';
