import { useQuery } from '@tanstack/react-query';
import { enquiryQueries, kindLabels, kindsOf } from '@/entities/enquiry';
import { formatNumber } from '@/shared/lib/numbers';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { FILTER_NAMES, useInboxGroup } from '../model/use-inbox-filter';

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

export function InboxFilters() {
  const group = useInboxGroup();
  const { data: summary } = useQuery(enquiryQueries.summary(group));
  return (
    <FilterBar names={FILTER_NAMES} search="Search">
      <SelectFilter
        name="kind"
        label="Kind"
        all={counted('All kinds', summary?.total)}
        options={kindsOf(group).map((kind) => ({ value: kind, label: counted(kindLabels[kind], summary?.[kind]) }))}
      />
      <SelectFilter
        name="read"
        label="State"
        all="Read and unread"
        options={[
          { value: 'false', label: counted('Unread', summary?.unread) },
          { value: 'true', label: counted('Read', summary && summary.total - summary.unread) },
        ]}
      />
    </FilterBar>
  );
}
