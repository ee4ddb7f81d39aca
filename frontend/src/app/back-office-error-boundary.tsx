import { ErrorPage } from './error-page';

/** For the login pages, and for a dashboard whose own frame is broken: it needs nothing but the browser. */
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
