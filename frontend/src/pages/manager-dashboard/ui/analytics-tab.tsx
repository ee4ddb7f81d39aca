export { PageViewFigures as AnalyticsTab } from '@/widgets/analytics/page-view-figures';
