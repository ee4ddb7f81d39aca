export { GREATEST_FIRST, SORT_NAME, sortable, type Sorting, useSort } from './sortable';
