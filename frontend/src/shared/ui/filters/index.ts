export { FilterBar } from './filter-bar';
export { DateFilter, SelectFilter } from './filters';
export { useDays } from './use-days';
export { useFilter } from './use-filter';
