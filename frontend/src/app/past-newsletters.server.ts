import { createContext } from 'react-router';
import type { PastNewsletter } from '@/entities/newsletter';

/** Whether everyone can read past newsletters. */
export const isArchiveOn = createContext(false);

/** Newest first; none in the build, which has no database, and on other pages than those of the archive. */
export const pastNewsletters = createContext<readonly PastNewsletter[]>([]);
