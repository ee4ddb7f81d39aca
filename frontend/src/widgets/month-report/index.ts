export { MonthReport } from './ui/month-report';
