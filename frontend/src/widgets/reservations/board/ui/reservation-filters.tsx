import type { ReactNode } from 'react';
import { type ReservationStatus, statusLabel } from '@/entities/reservation';
import { DateFilter, FilterBar, SelectFilter } from '@/shared/ui/filters';
import { FILTER_NAMES } from '../model/sections';

interface ReservationFiltersProps {
  statuses: readonly ReservationStatus[];
  children?: ReactNode;
}

export const ReservationFilters = ({ statuses, children }: ReservationFiltersProps) => (
  <FilterBar names={FILTER_NAMES} search="Find a guest by name, email or phone">
    <SelectFilter
      name="status"
      label="Status"
      all="All"
      options={statuses.map((status) => ({ value: status, label: statusLabel(status) }))}
    />
    <DateFilter name="date" label="Visit on" />
    {children}
  </FilterBar>
);
