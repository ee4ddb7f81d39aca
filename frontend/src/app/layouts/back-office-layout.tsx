import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { setHours } from '@/entities/restaurant';
import { hoursQueries } from '@/entities/settings/hours-sheet';
import { useOwedSignOuts } from '@/features/sign-out';
import { QueryProvider } from '@/shared/api';
import { AntdProvider } from '@/shared/ui/antd';
import { ErrorPage } from '../error-page';

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

/** Runs on every page of the back office, login pages included. */
function OwedSignOuts() {
  useOwedSignOuts();
  return null;
}

/** Updates the hours in a dashboard, which may be open for days. */
function CurrentHours() {
  const { data } = useQuery(hoursQueries.shown());
  useEffect(() => {
    if (data) setHours(data);
  }, [data]);
  return null;
}

/** For login pages, and for dashboards whose frame is broken; depends on nothing else. */
export const ErrorBoundary = () => (
  <ErrorPage
    title="The back office could not be shown"
    links={
      <a className="button button-outline" href="/">
        View website
      </a>
    }
  >
    The error has been reported. Reload the page. If that doesn’t help, sign in from another browser.
  </ErrorPage>
);
