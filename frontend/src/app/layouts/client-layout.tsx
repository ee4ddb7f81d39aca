import { Outlet } from 'react-router';

/** Pages of the agency's client: they restore typing, or load what they show, before anyone interacts. */
export default function ClientLayout() {
  return (
    <>
      <meta name="start" content="at-once" />
      <Outlet />
    </>
  );
}
