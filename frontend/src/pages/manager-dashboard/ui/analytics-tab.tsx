export { VisitFigures as AnalyticsTab } from '@/widgets/visit-figures';
