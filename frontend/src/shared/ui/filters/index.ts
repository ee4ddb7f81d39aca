export { FilterBar } from './filter-bar';
export { DateFilter, SelectFilter } from './filters';
export { useFilter } from './use-filter';
