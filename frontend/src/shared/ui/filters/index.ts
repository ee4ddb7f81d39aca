export { DaysChoice, useDays } from './days-choice';
export { FilterBar } from './filter-bar';
export { DateFilter, FilterField, SelectFilter } from './filters';
export { useFilter } from './use-filter';
