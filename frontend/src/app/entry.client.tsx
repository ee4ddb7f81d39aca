import { startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { tellFailure } from '@/shared/lib/failures';
import { hydrateRoot } from './react';

startTransition(() => {
  // Logged as React would, and reported to the server.
  hydrateRoot(document, <HydratedRouter />, {
    onUncaughtError: (error) => {
      reportError(error);
      tellFailure('uncaught', error);
    },
    onCaughtError: (error) => {
      console.error(error);
      tellFailure('caught', error);
    },
    onRecoverableError: (error) => {
      reportError(error);
      tellFailure('recoverable', error);
    },
  });
});
