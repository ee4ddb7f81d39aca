export { ReportHeader } from './ui/report-header';
