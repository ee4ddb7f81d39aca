import { Outlet } from 'react-router';
import { useCountVisits } from '@/features/count-visit';
import { SiteFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { useEarlyTap } from './use-early-tap';

export default function PublicLayout() {
  useCountVisits();
  useEarlyTap();
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
