import { Segmented } from 'antd';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
  { value: 'calendar', label: 'Calendar' },
] as const;

/** The view named by the URL (`?show=board`), by default the list. */
export function useView() {
  const { parameters } = useAddress();
  return VIEWS.find(({ value }) => value === parameters.get('show'))?.value ?? 'list';
}

export function ViewChoice() {
  const { change } = useAddress();
  return (
    <Segmented
      aria-label="View"
      options={[...VIEWS]}
      value={useView()}
      onChange={(view) => {
        change({ show: view === 'list' ? null : view, ...FIRST_PAGE });
      }}
    />
  );
}
