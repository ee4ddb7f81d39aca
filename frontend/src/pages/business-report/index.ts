export { BusinessReportPage } from './ui/business-report-page';
