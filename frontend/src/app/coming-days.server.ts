import { createContext } from 'react-router';
import type { ComingDay } from '@/pages/times';

/** Free times of the next days; null in the build, which has no database. */
export const comingDays = createContext<readonly ComingDay[] | null>(null);
