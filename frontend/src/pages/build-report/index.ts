export { BuildReportPage } from './ui/build-report-page';
