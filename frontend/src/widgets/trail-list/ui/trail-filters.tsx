import { useQuery } from '@tanstack/react-query';
import { trailQueries } from '@/entities/trail';
import { capitalized, subjects } from '@/features/read-trail';
import { DateFilter, FilterBar, SelectFilter } from '@/shared/ui/filters';
import { FILTER_NAMES } from '../model/use-trail-filter';

const KINDS = Object.entries(subjects)
  .map(([value, { noun }]) => ({ value, label: capitalized(noun) }))
  .sort((one, other) => one.label.localeCompare(other.label));

export function TrailFilters() {
  const { data: people = [] } = useQuery(trailQueries.people());
  return (
    <FilterBar names={FILTER_NAMES} search="Search by name">
      <SelectFilter
        name="by"
        label="Who"
        all="Everyone"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectFilter name="kind" label="What" all="All" options={KINDS} />
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
    </FilterBar>
  );
}
