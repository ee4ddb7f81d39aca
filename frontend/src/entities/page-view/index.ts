export { pageViewDays, pageViewQueries, type SiteFigures } from './api/page-view.queries';
