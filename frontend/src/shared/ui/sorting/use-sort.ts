import { useFilter } from '../filters';

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
