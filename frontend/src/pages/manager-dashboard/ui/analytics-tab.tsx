export { PageViewFigures as AnalyticsTab } from '@/widgets/page-view-figures';
