import { OwnerPage } from '@/widgets/dashboard-frame';
import { MonthReport } from '@/widgets/month-report';

export const AdminMonthPage = () => (
  <OwnerPage title="Monthly report">
    <MonthReport />
  </OwnerPage>
);
