import { useNavigate } from 'react-router';
import { useAddress } from '@/shared/lib/address';
import { LazyPart } from '@/shared/ui/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { findTab, type Tab, tabLabel } from '../model/tabs';

interface DashboardTabsProps {
  /** What they are tabs of. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that these are below of. */
  above?: string;
}

/** Only the tab that is looked at is there: the others neither draw nor ask the server anything. */
export function DashboardTabs({ label, tabs, above }: DashboardTabsProps) {
  const { parameters } = useAddress();
  const navigate = useNavigate();
  const active = findTab(tabs, parameters.get(above === undefined ? 'tab' : 'view'));
  if (!active) return null;

  return (
    <Tabs
      label={label}
      items={tabs.map((tab) => ({ key: tab.key, label: tabLabel(tab) }))}
      active={active.key}
      // Of what the address says about the tab that is left, such as its open item, nothing stays.
      onChange={(key) => {
        const place = new URLSearchParams(above === undefined ? { tab: key } : { tab: above, view: key });
        void navigate({ search: place.toString() });
      }}
    >
      <Panel key={active.key} tab={active} />
    </Tabs>
  );
}

function Panel({ tab: { key, label, panel } }: { tab: Tab }) {
  return typeof panel === 'function' ? (
    <LazyPart load={panel} waiting={<Skeleton />} with={{}} />
  ) : (
    <DashboardTabs label={label} tabs={panel} above={key} />
  );
}
