import type { TableColumnsType, TableProps } from 'antd';
import styles from './sorting.module.css';
import type { Sorting } from './use-sort';

/** Numbers and dates sort by the largest first, which is what people look for. */
export const GREATEST_FIRST: NonNullable<TableProps['sortDirections']> = ['descend', 'ascend'];

/** Makes a table sortable by its columns that have a key; the rows are sorted by the server. */
export function sortable<Row>(columns: TableColumnsType<Row>, { orderOf, sortBy }: Sorting) {
  const onChange: TableProps<Row>['onChange'] = (_page, _filters, sorted) => {
    const { columnKey, order = null } = [sorted].flat()[0] ?? {};
    sortBy(String(columnKey), order);
  };
  return {
    rootClassName: styles.sortable,
    showSorterTooltip: false,
    onChange,
    columns: columns.map((column) =>
      column.key === undefined ? column : { sorter: true, ...column, sortOrder: orderOf(String(column.key)) },
    ),
  };
}
