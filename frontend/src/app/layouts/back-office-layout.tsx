import { Skeleton } from '@/shared/ui/skeleton';

export { default } from './query-layout';

/** Only the browser knows who signed in there, so it alone draws the back office. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** What is there until its code has arrived. */
export function HydrateFallback() {
  return (
    <main className="page-width">
      <Skeleton />
    </main>
  );
}
