import { type ReactNode, useState } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './chart.module.css';
import { RowSlider } from './row-slider';
import { useWidth } from './use-width';

export interface Series {
  name: string;
  /** A token color with enough contrast on white. */
  color: string;
}

export interface ChartRow {
  /** 'Mon, Nov 23' */
  label: string;
  /** 'Mon 23', for narrow places. */
  short: string;
  /** One value per series. */
  values: readonly number[];
}

interface ChartFrameProps {
  title: string;
  /** Heading of the rows: 'Day'. */
  rowsAre: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
  /** The row at a position of the drawing. */
  rowAt?: (x: number, width: number) => number;
  /** @param at the selected row */
  children: (width: number, at: number | undefined) => ReactNode;
}

/**
 * A drawing with its legend and the text of the row under the pointer or chosen by keys, else the last one. A table has the same
 * numbers, always for screen readers and on request for everyone.
 */
export function ChartFrame({ title, rowsAre, series, rows, rowAt, children }: ChartFrameProps) {
  const [looked, setLooked] = useState<number>();
  const [showsTable, setShowsTable] = useState(false);
  const { element, width } = useWidth(600);
  const at = Math.min(looked ?? Infinity, rows.length - 1);
  const row = rows[at];
  return (
    <section className={styles.chart} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name, color }) => (
            <li key={name}>
              <span style={{ background: color }} />
              {name}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={showsTable}
          onClick={() => {
            setShowsTable(!showsTable);
          }}
        >
          Show as table
        </button>
      </header>
      {!showsTable && row && (
        <p className={styles.reading}>
          <strong>{row.label}</strong> {readingOf(row, series)}
        </p>
      )}
      <div className={styles.plot} hidden={showsTable}>
        <div ref={element} aria-hidden="true">
          {children(width, looked)}
        </div>
        {row && (
          <RowSlider
            label={`${title}, by ${rowsAre.toLowerCase()}`}
            rows={rows.length}
            at={at}
            text={`${row.label}: ${readingOf(row, series)}`}
            {...(rowAt && { rowAt })}
            onLook={setLooked}
          />
        )}
      </div>
      <table className={showsTable ? styles.table : 'visually-hidden'}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={series[index]?.name}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** 'Received 3, Completed 2' */
const readingOf = ({ values }: ChartRow, series: readonly Series[]) =>
  series.map(({ name }, index) => `${name} ${formatNumber(values[index] ?? 0)}`).join(', ');
