import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import { EmptyState } from '@/shared/ui/empty-state';
import { colorOf, type Series } from './axes';
import styles from './chart.module.css';
import { RowSlider } from './row-slider';
import { useWidth } from './use-width';

export interface ChartRow {
  /** 'Mon, Nov 23' */
  label: string;
  /** One value per series. */
  values: readonly number[];
}

export interface ChartProps {
  title: string;
  /** Heading of the rows: 'Day'. */
  rowsAre: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
}

interface ChartFrameProps extends ChartProps {
  /** The row at a position of the drawing. */
  rowAt: (x: number, width: number) => number;
  /** @param looked the selected row */
  children: (width: number, looked: ChartRow | undefined) => ReactNode;
}

export const NO_DATA = <EmptyState text="No data in this period." />;

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
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className={styles.chart} aria-label={title}>
      <Flex component="header" gap="4px 20px" wrap align="center">
        <h3>{title}</h3>
        <Flex component="ul" gap="4px 16px" wrap className={styles.legend} aria-hidden="true">
          {series.map((one) => (
            <li key={one.name}>
              <span style={{ background: colorOf(one) }} />
              {one.name}
            </li>
          ))}
        </Flex>
        {!isEmpty && (
          <Button
            size="small"
            className={styles.toggle}
            aria-pressed={showsTable}
            onClick={() => {
              setShowsTable(!showsTable);
            }}
          >
            Show as table
          </Button>
        )}
      </Flex>
      {isEmpty && NO_DATA}
      {!isEmpty && !showsTable && row && (
        <p className="hint">
          <strong>{row.label}</strong> {readingOf(row, series)}
        </p>
      )}
      {!isEmpty && (
        <div className={styles.plot} hidden={showsTable}>
          <div ref={element} aria-hidden="true">
            {children(width, looked === undefined ? undefined : row)}
          </div>
          {row && (
            <RowSlider
              label={`${title}, by ${rowsAre.toLowerCase()}`}
              rows={rows.length}
              at={at}
              text={`${row.label}: ${readingOf(row, series)}`}
              rowAt={rowAt}
              onLook={setLooked}
            />
          )}
        </div>
      )}
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
                <td key={series[index]?.name}>{formatNumber(value)}</td>
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
