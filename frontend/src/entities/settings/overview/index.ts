export { optimisticAnswered, optimisticDecided } from './api/optimistic-today';
export {
  type CampaignToday,
  type DueApproval,
  type DueRequest,
  overviewQueries,
  type Today,
  type Trend,
  type Trends,
  trendWeeks,
  type TrendWeeks,
} from './api/overview.queries';
