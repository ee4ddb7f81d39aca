export { PlanReportPage } from './ui/plan-report-page';
