import { useSyncExternalStore } from 'react';
import { restaurantNow } from './days';

const REFRESH_INTERVAL_MS = 20_000;

function subscribeToMinutes(listener: () => void) {
  const looking = setInterval(listener, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', listener);
  };
}

const today = () => restaurantNow().date;

const MINUTE_MS = 60_000;
const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute in milliseconds since 1970; NaN while prerendering. */
export const useMinute = () => useSyncExternalStore(subscribeToMinutes, minute, () => NaN);

/** Today as YYYY-MM-DD in the restaurant's time zone, updated after midnight. */
export const useToday = () => useSyncExternalStore(subscribeToMinutes, today, today);
