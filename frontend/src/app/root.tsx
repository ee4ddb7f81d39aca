import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { AnnouncementData } from '@/entities/announcement';
import { isNewsletterOn } from '@/entities/newsletter';
import { HoursData, RestaurantData } from '@/entities/restaurant';
import { SectionsData } from '@/entities/site-sections';
import { PhotographsData } from '@/shared/ui/picture';
import { Toaster } from '@/shared/ui/toast';
import '@/shared/ui/theme/index.css';
import { ErrorPage } from './error-page';
import { markHydrated } from './start/early-taps';

if (import.meta.env.DEV) {
  await import('@/shared/ui/theme/fonts.css');
  await import('@/shared/ui/theme/our-fonts.css');
  if (!import.meta.env.SSR) await import('./start');
}

const BACK_OFFICE = /^\/(admin|manager|staff|sign-in)\//;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" data-newsletter={isNewsletterOn() || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f2a30" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/rss+xml" title="Stories" href="/feed.xml" />
        <LaterStyles />
      </head>
      <body>
        {children}
        <HoursData />
        <RestaurantData />
        <AnnouncementData />
        <SectionsData />
        <PhotographsData />
        <ScrollRestoration />
        {/* In a browser these scripts have run already, so React leaves them alone. */}
        {import.meta.env.SSR && <AppScripts />}
      </body>
    </html>
  );
}

/** Stylesheets of pages reached from the first one, whose styles are inline. */
function LaterStyles() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return import.meta.env.DEV || pathname !== first ? <Links /> : null;
}

/** A public page starts React only when it is used (`start/start-app.ts`): these end up in a template (`first-paint.server.ts`). */
function AppScripts() {
  const { pathname } = useLocation();
  if (import.meta.env.DEV || BACK_OFFICE.test(pathname)) return <Scripts />;
  return (
    <noscript id="app">
      <Scripts />
    </noscript>
  );
}

export default function Root() {
  useLayoutEffect(markHydrated, []);

  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

export const ErrorBoundary = () => (
  <ErrorPage
    title="Something broke on our side"
    links={
      <a className="button button-outline" href="/">
        Home
      </a>
    }
  >
    Your reservation is safe. Reload the page. If that doesn’t help, call us.
  </ErrorPage>
);
