import { type ReactNode, useState } from 'react';
import styles from './chart.module.css';
import { useWidth } from './use-width';

export interface Series {
  name: string;
  /** A colour of the tokens that stands out from white. */
  color: string;
}

export interface ChartRow {
  /** 'Mon, Nov 23' */
  label: string;
  /** 'Mon 23', where there is little room. */
  short: string;
  /** One for each series. */
  values: readonly number[];
}

interface ChartFrameProps {
  title: string;
  /** What the rows are: 'Day'. */
  rowsAre: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
  children: (width: number) => ReactNode;
}

/** A drawing with its legend, and the same figures as a table: to be read aloud always, to be seen when it is asked for. */
export function ChartFrame({ title, rowsAre, series, rows, children }: ChartFrameProps) {
  const [showsTable, setShowsTable] = useState(false);
  const { element, width } = useWidth(600);
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
      <div ref={element} aria-hidden="true" hidden={showsTable}>
        {children(width)}
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
