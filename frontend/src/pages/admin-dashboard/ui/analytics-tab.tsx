import { Flex } from 'antd';
import { FunnelFigures } from '@/widgets/analytics/funnel';
import { ReservationAnalytics } from '@/widgets/reservation-analytics';

export const AnalyticsTab = () => (
  <Flex vertical gap={48}>
    <ReservationAnalytics />
    <FunnelFigures />
  </Flex>
);
