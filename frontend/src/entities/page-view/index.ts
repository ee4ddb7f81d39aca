export {
  type FunnelRow,
  funnelQueries,
  pageViewDays,
  pageViewQueries,
  type SiteFigures,
} from './api/page-view.queries';
