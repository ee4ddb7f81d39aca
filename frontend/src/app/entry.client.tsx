import { startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { hydrateRoot } from './react';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
