export { GREATEST_FIRST, sortable } from './sortable';
export { SORT_NAME, type Sorting, useSort } from './use-sort';
