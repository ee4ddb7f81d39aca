import { useSyncExternalStore } from 'react';
import { restaurantNow } from './days';

const LOOK_AGAIN_MS = 20_000;

function everyNowAndThen(listener: () => void) {
  const looking = setInterval(listener, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', listener);
  };
}

const today = () => restaurantNow().date;

/** Today as YYYY-MM-DD where the restaurant stands, also on a screen that is open past midnight. */
export const useToday = () => useSyncExternalStore(everyNowAndThen, today, today);
