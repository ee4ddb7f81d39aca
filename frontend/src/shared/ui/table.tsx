import { Table as AntdTable, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { media, useMedia } from '@/shared/lib/media';

/** Ant Design announces every change inside its spinner, which surrounds each table. */
const NOT_ANNOUNCED = { spinning: false, 'aria-live': 'off' } as const;

interface ListTableProps<Row> extends TableProps<Row> {
  /** What shows a row on narrow screens instead of the table, usually a `ListRow`. */
  narrow?: (row: Row) => ReactNode;
}

/** Ant Design's table without its live region: a screen reader does not read all rows again whenever one changes. */
export function Table<Row extends object>({ narrow, ...props }: ListTableProps<Row>) {
  const isWide = useMedia(media.wide);
  if (narrow && !isWide) return <div className="panel rows clipped">{props.dataSource?.map(narrow)}</div>;
  return <AntdTable<Row> loading={NOT_ANNOUNCED} pagination={false} {...props} />;
}
