import type { FunnelRow } from '@/entities/page-view';

/** The steps of the guest journey in order, with their column headings. */
export const STEPS = [
  { key: 'landed', label: 'Visited the website', short: 'Visits' },
  { key: 'menuSeen', label: 'Saw the menu', short: 'Menu' },
  { key: 'begun', label: 'Started a request', short: 'Started' },
  { key: 'sent', label: 'Sent it', short: 'Sent' },
  { key: 'confirmed', label: 'Were confirmed', short: 'Confirmed' },
  { key: 'arrived', label: 'Arrived', short: 'Arrived' },
] as const satisfies readonly { key: keyof FunnelRow; label: string; short: string }[];

export type Figures = Record<(typeof STEPS)[number]['key'], number>;

export function sumOf(rows: readonly FunnelRow[]): Figures {
  const total = (key: keyof Figures) => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    ...{ landed: total('landed'), menuSeen: total('menuSeen'), begun: total('begun') },
    ...{ sent: total('sent'), confirmed: total('confirmed'), arrived: total('arrived') },
  };
}

/** Adds up rows with the same week or source. */
export const sumsBy = (rows: readonly FunnelRow[], key: 'week' | 'wayIn') =>
  [...Map.groupBy(rows, (row) => row[key])].map(([name, group]) => ({ name, ...sumOf(group) }));

const WORDS: Readonly<Record<string, string>> = { direct: 'Direct or unknown', other: 'Other sources' };

export const wayLabel = (wayIn: string) => WORDS[wayIn] ?? wayIn;
