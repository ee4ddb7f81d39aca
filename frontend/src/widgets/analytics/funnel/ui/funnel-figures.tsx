import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type FunnelRow, funnelQueries } from '@/entities/page-view';
import { formatShortDay } from '@/entities/restaurant';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { BarList } from '@/shared/ui/chart';
import { LazyPart } from '@/shared/ui/lazy-part';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { STEPS, sumOf, sumsBy, wayLabel } from '../model/steps';
import styles from './funnel-figures.module.css';
import { FunnelTable } from './funnel-table';

const loadCardMaker = async () => (await import('./card-maker')).CardMaker;

/** The guest journey by week and source. */
export function FunnelFigures() {
  const rows = useQuery(funnelQueries.rows());
  return (
    <section className={styles.panel} aria-labelledby="funnel">
      <header className={styles.head}>
        <h2 id="funnel" className={styles.title}>
          From page to plate
        </h2>
        <p className={styles.lead}>
          Last eight weeks, counted without cookies. A request counts in the week it was sent.
        </p>
      </header>
      <AnswerView answer={rows} loading="Loading stats..." failed="Couldn’t load stats.">
        {(answer) => (answer.length > 0 ? <Figures rows={answer} /> : <p>No visits yet.</p>)}
      </AnswerView>
      <LazyPart load={loadCardMaker} waiting={<Skeleton />} with={{}} />
    </section>
  );
}

const ALL = '';

function Figures({ rows }: { rows: readonly FunnelRow[] }) {
  const [chosen, setChosen] = useState(ALL);
  const id = useId();
  const byWay = sumsBy(rows, 'wayIn').toSorted((one, other) => other.landed - one.landed);
  const way = byWay.some(({ name }) => name === chosen) ? chosen : ALL;
  const shown = way === ALL ? rows : rows.filter(({ wayIn }) => wayIn === way);
  const sum = sumOf(shown);
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>Source</label>
        <Select
          id={id}
          className={styles.select}
          value={way}
          onChange={setChosen}
          options={[
            { value: ALL, label: 'All sources' },
            ...byWay.map(({ name }) => ({ value: name, label: wayLabel(name) })),
          ]}
        />
      </div>
      <BarList
        title={way === ALL ? 'All sources' : wayLabel(way)}
        rows={STEPS.map(({ key, label }) => ({ label, value: sum[key], says: share(sum[key], sum.landed) }))}
      />
      <FunnelTable
        title="By week"
        rowsAre="Week from"
        rows={sumsBy(shown, 'week').map((row) => ({ ...row, label: dayAlone(row.name) }))}
      />
      <FunnelTable
        title="By source"
        rowsAre="Source"
        rows={byWay.map((row) => ({ ...row, label: wayLabel(row.name) }))}
      />
    </>
  );
}

const dayAlone = (date: string) => formatShortDay(date).replace(/^\w+, /, '');

const share = (part: number, whole: number) =>
  whole === 0 ? formatNumber(part) : `${formatNumber(part)} (${String(Math.round((part / whole) * 100))}%)`;
