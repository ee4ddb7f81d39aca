export { DownloadReportButton } from './ui/download-report-button';
