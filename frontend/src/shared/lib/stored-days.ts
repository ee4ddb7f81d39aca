import { storedTexts } from '@/shared/lib/stored-texts';
import { runningBuild } from '@/shared/lib/release';

/** A response about one day, unchanged. */
interface StoredResponse {
  /** Milliseconds since 1970. */
  readAt: number;
  /** Another release may expect another shape. */
  build: string;
  answer: unknown;
}

const texts = storedTexts(() => localStorage, 'service-days/');
/** Printed sheets, by day. */
export const printedSheets = storedTexts(() => localStorage, 'day-sheets');

let days: readonly string[] = [];

const keyOf = (date: string, name: string) => `${date}/${name}`;

/** Stores responses about these days from now on and deletes those about others. */
export function storeDays(dates: readonly string[]): void {
  days = dates;
  for (const key of texts.keys()) if (!dates.some((date) => key.startsWith(keyOf(date, '')))) texts.forget(key);
}

/** Stores a response for offline use, unless its day is not stored. */
export function storeResponse(date: string, name: string, answer: unknown): void {
  if (!days.includes(date)) return;
  const stored: StoredResponse = { readAt: Date.now(), build: runningBuild(), answer };
  texts.keep(keyOf(date, name), JSON.stringify(stored));
}

/** Only what this release has stored. */
export function storedResponse(date: string, name: string): Pick<StoredResponse, 'readAt' | 'answer'> | undefined {
  try {
    const stored = JSON.parse(texts.read(keyOf(date, name)) ?? 'null') as StoredResponse | null;
    return stored?.build === runningBuild() ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes everything about guests and stops storing responses that are still loading. */
export function forgetGuests(): void {
  days = [];
  texts.forgetAll();
  printedSheets.forgetAll();
}
