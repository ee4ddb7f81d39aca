import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type BoardRole, reservationQueries } from '@/entities/reservation';
import { isSoundOn, playSoftly } from './sound-preference';

const NONE: ReadonlySet<string> = new Set();

/**
 * The number of guests' requests since someone last looked. A page in the background learns of them by polling, since it has no live
 * view. Requests entered by staff do not count.
 * @param isLooking whether the requests are on the screen
 */
export function useUnseenRequests(role: BoardRole, isLooking: boolean): number {
  const { data } = useQuery({
    ...reservationQueries.current(role, { status: 'pending' }).page(),
    refetchIntervalInBackground: true,
  });
  const isVisible = useSyncExternalStore(followVisibility, isPageVisible, () => true);
  const known = useRef<Set<string>>(undefined);
  const [unseen, setUnseen] = useState(NONE);
  const isSeen = isLooking && isVisible;

  const receive = useEffectEvent((waiting: readonly string[]) => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...waiting]);
    const fresh = before ? waiting.filter((id) => !before.has(id)) : [];
    if (fresh.length > 0 && isSoundOn()) void playSoftly();
    setUnseen((ids) => {
      const still = isSeen ? [] : [...ids, ...fresh].filter((id) => waiting.includes(id));
      return still.length === 0 && ids.size === 0 ? ids : new Set(still);
    });
  });

  useEffect(() => {
    if (data) receive(data.rows.filter(({ source }) => source === 'website').map(({ id }) => id));
  }, [data, isSeen]);

  return unseen.size;
}

const isPageVisible = () => document.visibilityState === 'visible';

function followVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}
