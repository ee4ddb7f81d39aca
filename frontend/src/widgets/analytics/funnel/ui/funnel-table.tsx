import { useId } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import { Table } from '@/shared/ui/table';
import { type Figures, STEPS } from '../model/steps';
import styles from './funnel-figures.module.css';

type Row = Figures & { name: string; label: string };

interface FunnelTableProps {
  title: string;
  /** Heading of the first column. */
  rowsAre: string;
  rows: readonly Row[];
}

export function FunnelTable({ title, rowsAre, rows }: FunnelTableProps) {
  const id = useId();
  return (
    <section className={styles.table}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {/* On a phone it is wider than the screen, and must also scroll by keyboard. */}
      <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
        <Table<Row>
          columns={[
            { title: rowsAre, dataIndex: 'label', rowScope: 'row' },
            ...STEPS.map(({ key, short }) => ({
              title: short,
              dataIndex: key,
              align: 'end' as const,
              render: formatNumber,
            })),
          ]}
          dataSource={rows}
          rowKey="name"
          size="small"
          pagination={false}
        />
      </div>
    </section>
  );
}
