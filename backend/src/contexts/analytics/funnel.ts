import { OTHER_WAYS } from '../../kernel/way-in.js';

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
  readonly wayIn: string;
}

const NAMED_WAYS = 12;

const sum = (rows: readonly Partial<Funnel>[]): Funnel => {
  const total = (step: keyof Funnel) => rows.reduce((all, row) => all + (row[step] ?? 0), 0);
  return {
    ...{ landed: total('landed'), menuSeen: total('menuSeen'), begun: total('begun') },
    ...{ sent: total('sent'), confirmed: total('confirmed'), arrived: total('arrived') },
  };
};

/** One row for each week and way in, the newest week first; beyond the ways that most come on, the others are one. */
export function funnelOf(parts: readonly (Partial<Funnel> & Pick<FunnelRow, 'week' | 'wayIn'>)[]): FunnelRow[] {
  const byWay = [...Map.groupBy(parts, ({ wayIn }) => wayIn)]
    .map(([wayIn, rows]) => ({ wayIn, ...sum(rows) }))
    .toSorted((one, other) => other.landed - one.landed || other.sent - one.sent || (one.wayIn < other.wayIn ? -1 : 1));
  const named = byWay.slice(0, NAMED_WAYS).map(({ wayIn }) => wayIn);
  const keyOf = ({ week, wayIn }: Pick<FunnelRow, 'week' | 'wayIn'>) =>
    `${week} ${named.includes(wayIn) ? wayIn : OTHER_WAYS}`;
  return [...Map.groupBy(parts, keyOf)]
    .map(([key, rows]) => {
      const [week = '', wayIn = ''] = key.split(' ');
      return { week, wayIn, ...sum(rows) };
    })
    .toSorted((one, other) => (one.week === other.week ? other.landed - one.landed : one.week < other.week ? 1 : -1));
}
