export { BuildReportPage as default } from '@/pages/build-report';
