import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client';

/** The page's only client, for queries that start before anything renders. */
export const queryClient = createQueryClient();

/** For screens that talk to the server. Other pages load without the query library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
