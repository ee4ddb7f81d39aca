export { BusinessReportPage as default } from '@/pages/business-report';
