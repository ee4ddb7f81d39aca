import { keptTexts } from '../kept-texts';
import { runningBuild } from '../release';

/** An answer about one day as the server gave it. */
interface KeptAnswer {
  /** Milliseconds since 1970. */
  readAt: number;
  /** Another release may read it otherwise. */
  build: string;
  answer: unknown;
}

const texts = keptTexts(() => localStorage, 'service-days/');
/** What was printed here, by day. */
export const printedSheets = keptTexts(() => localStorage, 'day-sheets');

let days: readonly string[] = [];

const keyOf = (date: string, name: string) => `${date}/${name}`;

/** Answers about these days are kept from now on; those about others go. */
export function keepDays(dates: readonly string[]): void {
  days = dates;
  for (const key of texts.keys()) if (!dates.some((date) => key.startsWith(keyOf(date, '')))) texts.forget(key);
}

/** For when it is asked for without a line; nothing of a day that is not to be kept. */
export function keepAnswer(date: string, name: string, answer: unknown): void {
  if (!days.includes(date)) return;
  const kept: KeptAnswer = { readAt: Date.now(), build: runningBuild(), answer };
  texts.keep(keyOf(date, name), JSON.stringify(kept));
}

/** What was kept by this release. */
export function keptAnswer(date: string, name: string): Pick<KeptAnswer, 'readAt' | 'answer'> | undefined {
  try {
    const kept = JSON.parse(texts.read(keyOf(date, name)) ?? 'null') as KeptAnswer | null;
    return kept?.build === runningBuild() ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever leaves this browser leaves nothing about guests in it, and what is still being read is not kept any more. */
export function forgetGuests(): void {
  days = [];
  texts.forgetAll();
  printedSheets.forgetAll();
}
