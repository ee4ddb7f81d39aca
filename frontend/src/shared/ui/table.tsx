import { Flex, Table as AntdTable, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { media, useMedia } from '@/shared/lib/media';

/** Ant Design announces every change inside its spinner, which surrounds each table. */
const NOT_ANNOUNCED = { spinning: false, 'aria-live': 'off' } as const;

interface ListTableProps<Row> extends TableProps<Row> {
  /** What shows a row on narrow screens instead of the table, usually a `ListRow`. */
  narrow?: (row: Row) => ReactNode;
  /** Instead, the columns whose cells a phone shows below each other, without headings. */
  stacked?: readonly TableColumnType<Row>[];
}

/** Ant Design's table without its live region: a screen reader does not read all rows again whenever one changes. */
export function Table<Row extends object>({ narrow, stacked, ...props }: ListTableProps<Row>) {
  const isWide = useMedia(media.wide);
  const isPhone = useMedia(media.phone);
  const { dataSource = [] } = props;
  if (narrow && !isWide) return <div className="panel rows clipped">{dataSource.map(narrow)}</div>;
  if (stacked && isPhone)
    return (
      <div className="panel rows">
        {dataSource.map((row, index) => (
          <Flex key={index} vertical gap="small" align="start" style={{ padding: 16 }}>
            {stacked.map(({ render }, place) => (
              <div key={place}>{render?.(undefined, row, index) as ReactNode}</div>
            ))}
          </Flex>
        ))}
      </div>
    );
  return <AntdTable<Row> loading={NOT_ANNOUNCED} pagination={false} {...props} />;
}
