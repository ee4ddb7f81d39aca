import { Outlet } from 'react-router';

/** Pages for the agency's client: they put back what was typed, or read what they show, before anybody uses them. */
export default function ClientLayout() {
  return (
    <>
      <meta name="start" content="at-once" />
      <Outlet />
    </>
  );
}
