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
    Your reservation is safe. Reload the page. If that doesn’t help, call us.
  </ErrorPage>
);
