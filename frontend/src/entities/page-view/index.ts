export { pageViewQueries } from './api/page-view.queries';
