import { Outlet } from 'react-router';
import { QueryProvider } from '@/shared/api';
import { AntdProvider } from '@/shared/ui/antd';
import { OwedSignOuts } from './owed-sign-outs';
import { CurrentHours } from './current-hours';

export { BackOfficeErrorBoundary as ErrorBoundary } from '../back-office-error-boundary';

export default function BackOfficeLayout() {
  return (
    <AntdProvider>
      <QueryProvider>
        <OwedSignOuts />
        <CurrentHours />
        <Outlet />
      </QueryProvider>
    </AntdProvider>
  );
}
