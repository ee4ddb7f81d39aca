import { useQuery } from '@tanstack/react-query';
import { contactQueries, contactStatuses, statusLabels } from '@/entities/email-marketing/contacts';
import { formatNumber } from '@/shared/lib/numbers';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { SORT_NAME } from '@/shared/ui/sorting';
import { FILTER_NAMES } from '../model/use-contact-filter';
import { NEWEST_FIRST, sortChoices } from '../model/use-contact-sort';

interface ContactFiltersProps {
  /** Where no heading of a column can be clicked. */
  withSort: boolean;
}

export function ContactFilters({ withSort }: ContactFiltersProps) {
  const { data: tags = [] } = useQuery(contactQueries.tags());
  return (
    <FilterBar names={FILTER_NAMES} search="Search contacts">
      <SelectFilter
        name="tag"
        label="Tag"
        all="All tags"
        options={tags.map(({ tag, contacts }) => ({ value: tag, label: `${tag} (${formatNumber(contacts)})` }))}
      />
      <SelectFilter
        name="status"
        label="Status"
        all="All statuses"
        options={contactStatuses.map((value) => ({ value, label: statusLabels[value].label }))}
      />
      {withSort && <SelectFilter name={SORT_NAME} label="Sort by" all={NEWEST_FIRST} options={sortChoices} />}
    </FilterBar>
  );
}
