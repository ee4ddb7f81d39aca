export { PlanReportPage as default } from '@/pages/plan-report';
