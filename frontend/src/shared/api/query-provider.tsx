import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client';

/** That of the page, for what is asked before anything is drawn. */
export const queryClient = createQueryClient();

/** For the screens that talk to the server. The other pages load without the query library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
