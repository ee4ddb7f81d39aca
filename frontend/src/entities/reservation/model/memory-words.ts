import type { GuestMemory } from '../api/reservation.calls';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'Third visit' after two of them; undefined before any. */
export function visitWords({ visits }: Pick<GuestMemory, 'visits'>): string | undefined {
  if (visits === 0) return undefined;
  const next = visits + 1;
  return `${ORDINALS[visits] ?? `${String(next)}${endingOf(next)}`} visit`;
}

const endingOf = (number: number) => ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th';
