import { Outlet, useLocation } from 'react-router';
import { useCountPageViews } from '@/features/count-page-view';
import { SiteActions } from '@/widgets/site/actions';
import { SiteFooter } from '@/widgets/site/footer';
import { SiteHeader } from '@/widgets/site/header';

/** The pages for guests; reports, links of mails and forms for others have no such bar. */
const FOR_GUESTS = /^\/($|blog|reservations)/;

export default function PublicLayout() {
  useCountPageViews();
  const { pathname } = useLocation();
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      {FOR_GUESTS.test(pathname) && <SiteActions canReserve={!pathname.startsWith('/reservations')} />}
    </>
  );
}
