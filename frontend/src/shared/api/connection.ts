import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isOutOfReach } from './api-error';

/** How often the connection is tested while offline. */
const PAUSE_MS = 3_000;
/** A connection that leads nowhere never responds. */
const PATIENCE_MS = 10_000;

/** Whether the server can be reached, as far as this page knows. */
export const useIsOnline = () =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );

/** Knows more than the browser: one call that fails or succeeds decides whether there is a connection. */
export function useConnection(): boolean {
  const client = useQueryClient();
  useEffect(() => watchConnection(client), [client]);
  return useIsOnline();
}

/** Whether the server responds. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

function watchConnection(client: QueryClient): () => void {
  let trying: ReturnType<typeof setTimeout> | undefined;

  function follow() {
    clearTimeout(trying);
    if (!onlineManager.isOnline()) trying = setTimeout(() => void checkConnection(), PAUSE_MS);
    // The query client resumes queries once all mutations settle; a refused one first reads the current state.
    else client.getQueryCache().onOnline();
  }

  async function checkConnection() {
    if (await isServerReachable()) onlineManager.setOnline(true);
    else follow();
  }

  const listen = (failure: unknown) => {
    if (isOutOfReach(failure)) onlineManager.setOnline(false);
  };
  const ends = [
    onlineManager.subscribe(follow),
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed') listen(event.action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed') listen(event.action.error);
    }),
  ];
  onlineManager.setOnline(navigator.onLine);
  if (!onlineManager.isOnline()) follow();
  return () => {
    clearTimeout(trying);
    for (const end of ends) end();
    // Only a dashboard queues for the connection; other pages report themselves what was not sent.
    onlineManager.setOnline(navigator.onLine);
  };
}
