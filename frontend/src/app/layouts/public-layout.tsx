import { Outlet, useLocation } from 'react-router';
import { useCountPageViews } from '@/features/count-page-view';
import { SiteActions } from '@/widgets/site/actions';
import { Announcement } from '@/widgets/site/announcement';
import { SiteFooter } from '@/widgets/site/footer';
import { SiteHeader } from '@/widgets/site/header';

/** Only pages for guests have the bar of actions; reports, emailed links and other forms do not. */
const FOR_GUESTS = /^\/($|blog|reservations|times)/;

export default function PublicLayout() {
  useCountPageViews();
  const { pathname } = useLocation();
  return (
    <>
      <SiteHeader />
      <Announcement />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      {FOR_GUESTS.test(pathname) && <SiteActions canReserve={!pathname.startsWith('/reservations')} />}
    </>
  );
}
