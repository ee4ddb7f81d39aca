import { Outlet } from 'react-router';
import { useCountPageViews } from '@/features/count-page-view';
import { SiteFooter } from '@/widgets/site/footer';
import { SiteHeader } from '@/widgets/site/header';

export default function PublicLayout() {
  useCountPageViews();
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
