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
        {/* Not the public pages' component: sharing it would put it into a file with Ant Design. */}
        <noscript>
          <p className="page-width">
            Signing in and the dashboards require JavaScript. Turn it on in your browser’s settings.
          </p>
        </noscript>
        <Outlet />
      </QueryProvider>
    </AntdProvider>
  );
}
