import { Outlet } from 'react-router';
import { useCountVisits } from '@/features/count-visit';
import { SiteFooter } from '@/widgets/site/footer';
import { SiteHeader } from '@/widgets/site/header';

export default function PublicLayout() {
  useCountVisits();
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
