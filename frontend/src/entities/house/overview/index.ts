export { optimisticAnswered, optimisticDecided } from './api/optimistic-today';
export {
  type CampaignToday,
  type DueApproval,
  type DueRequest,
  type Today,
  type Trend,
  type Trends,
  trendWeeks,
  type TrendWeeks,
} from './api/overview.calls';
export { overviewQueries } from './api/overview.queries';
