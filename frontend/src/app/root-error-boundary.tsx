import { ErrorPage } from './error-page';

export const RootErrorBoundary = () => (
  <ErrorPage
    title="Something broke on our side"
    links={
      <a className="button button-outline" href="/">
        Home
      </a>
    }
  >
    Your table is safe. Please load the page again; if it stays like this, call us.
  </ErrorPage>
);
