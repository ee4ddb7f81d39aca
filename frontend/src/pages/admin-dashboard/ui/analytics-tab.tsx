import { FunnelFigures } from '@/widgets/analytics/funnel';
import { ReservationAnalytics } from '@/widgets/reservation-analytics';
import styles from './analytics-tab.module.css';

export const AnalyticsTab = () => (
  <div className={styles.tab}>
    <ReservationAnalytics />
    <FunnelFigures />
  </div>
);
