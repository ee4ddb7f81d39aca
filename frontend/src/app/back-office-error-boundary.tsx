import { ErrorPage } from './error-page';

/** For login pages, and for dashboards whose frame is broken; depends on nothing else. */
export const BackOfficeErrorBoundary = () => (
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
