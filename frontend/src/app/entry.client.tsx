import { startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { reportFailure } from '@/shared/lib/failures';
import { hydrateRoot } from './react';

startTransition(() => {
  // Logged as React would, and reported to the server.
  hydrateRoot(document, <HydratedRouter />, {
    onUncaughtError: (error) => {
      reportError(error);
      reportFailure('uncaught', error);
    },
    onCaughtError: (error) => {
      console.error(error);
      reportFailure('caught', error);
    },
    onRecoverableError: (error) => {
      reportError(error);
      reportFailure('recoverable', error);
    },
  });
});
