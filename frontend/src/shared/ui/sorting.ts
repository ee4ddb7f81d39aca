import type { TableColumnsType, TableProps } from 'antd';
import { useFilter } from '@/shared/ui/filters';

export const SORT_NAME = 'sort';

type Order = 'ascend' | 'descend' | null;

/** A table's sort order, shown and changed by its headings. */
export interface Sorting {
  orderOf: (field: string) => Order;
  sortBy: (field: string, order: Order) => void;
}

/**
 * What the address sorts a list by (`?sort=name`, `?sort=-name` from the end on), and nothing for the usual order.
 * @param isSort whether the list can be sorted so
 * @param usual the order without a choice: 'name' from the beginning on, '-createdAt' from the end on
 */
export function useSort<Sort extends string>(
  isSort: (text: string) => text is Sort,
  usual: string,
): Sorting & { sort: Sort | undefined } {
  const { value, choose } = useFilter(SORT_NAME);
  const sort = isSort(value) ? value : undefined;
  const shown: string = sort ?? usual;
  return {
    sort,
    orderOf: (field) => {
      if (shown === field) return 'ascend';
      return shown === `-${field}` ? 'descend' : null;
    },
    sortBy: (field, order) => {
      const wanted = order === 'descend' ? `-${field}` : field;
      choose(order !== null && isSort(wanted) ? wanted : '');
    },
  };
}

/** Numbers and dates sort by the largest first, which is what people look for. */
export const DESCENDING_FIRST: NonNullable<TableProps['sortDirections']> = ['descend', 'ascend'];

/** Makes a table sortable by its columns that have a key; the rows are sorted by the server. */
export function sortable<Row>(columns: TableColumnsType<Row>, { orderOf, sortBy }: Sorting) {
  const onChange: TableProps<Row>['onChange'] = (_page, _filters, sorted) => {
    const { columnKey, order = null } = [sorted].flat()[0] ?? {};
    sortBy(String(columnKey), order);
  };
  return {
    showSorterTooltip: false,
    onChange,
    columns: columns.map((column) =>
      column.key === undefined ? column : { sorter: true, ...column, sortOrder: orderOf(String(column.key)) },
    ),
  };
}
