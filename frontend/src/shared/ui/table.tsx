import { Table as AntdTable, type TableProps } from 'antd';

/** Ant Design announces every change inside its spinner, which surrounds each table. */
const NOT_ANNOUNCED = { spinning: false, 'aria-live': 'off' } as const;

/** Ant Design's table without its live region: a screen reader does not read all rows again whenever one changes. */
export const Table = <Row extends object>(props: TableProps<Row>) => (
  <AntdTable<Row> loading={NOT_ANNOUNCED} {...props} />
);
