import { OTHER_SOURCES } from '../../kernel/acquisition-source.js';

/** How far visits came, from page to plate: each figure counts visits, or the requests they led to. */
export interface Funnel {
  readonly landed: number;
  readonly menuSeen: number;
  readonly begun: number;
  readonly sent: number;
  /** Of the requests sent in that week, like those who arrived. */
  readonly confirmed: number;
  readonly arrived: number;
}

export interface FunnelRow extends Funnel {
  /** Its Monday as YYYY-MM-DD. */
  readonly week: string;
  readonly acquisitionSource: string;
}

const NAMED_SOURCES = 12;

const sum = (rows: readonly Partial<Funnel>[]): Funnel => {
  const total = (step: keyof Funnel) => rows.reduce((all, row) => all + (row[step] ?? 0), 0);
  return {
    landed: total('landed'),
    menuSeen: total('menuSeen'),
    begun: total('begun'),
    sent: total('sent'),
    confirmed: total('confirmed'),
    arrived: total('arrived'),
  };
};

/** One row per week and acquisition source, newest week first; all but the most frequent sources are added up. */
export function funnelOf(
  parts: readonly (Partial<Funnel> & Pick<FunnelRow, 'week' | 'acquisitionSource'>)[],
): FunnelRow[] {
  const bySource = [...Map.groupBy(parts, ({ acquisitionSource }) => acquisitionSource)]
    .map(([acquisitionSource, rows]) => ({ acquisitionSource, ...sum(rows) }))
    .toSorted(
      (one, other) =>
        other.landed - one.landed ||
        other.sent - one.sent ||
        (one.acquisitionSource < other.acquisitionSource ? -1 : 1),
    );
  const named = bySource.slice(0, NAMED_SOURCES).map(({ acquisitionSource }) => acquisitionSource);
  const keyOf = ({ week, acquisitionSource }: Pick<FunnelRow, 'week' | 'acquisitionSource'>) =>
    `${week} ${named.includes(acquisitionSource) ? acquisitionSource : OTHER_SOURCES}`;
  return [...Map.groupBy(parts, keyOf)]
    .map(([key, rows]) => {
      const [week = '', acquisitionSource = ''] = key.split(' ');
      return { week, acquisitionSource, ...sum(rows) };
    })
    .toSorted((one, other) => (one.week === other.week ? other.landed - one.landed : one.week < other.week ? 1 : -1));
}
