import { Tabs } from 'antd';
import { cloneElement, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '@/shared/lib/address';
import { useMedia } from '@/shared/lib/media';
import { LazyPart } from '@/shared/ui/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { findTab, type Tab, tabLabel } from '../model/tabs';
import styles from './dashboard-tabs.module.css';

interface DashboardTabsProps {
  tabs: readonly Tab[];
  /** The tab that these are below of. */
  above?: string;
}

/** Only the tab that is looked at is there: the others neither draw nor ask the server anything. */
export function DashboardTabs({ tabs, above }: DashboardTabsProps) {
  const { parameters } = useAddress();
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 992px)');
  const active = findTab(tabs, parameters.get(above === undefined ? 'tab' : 'view'));
  if (!active) return null;

  return (
    <Tabs
      className={styles.tabs}
      tabPlacement={isWide && above === undefined ? 'start' : 'top'}
      activeKey={active.key}
      destroyOnHidden
      animated={false}
      // Of what the address says about the tab that is left, such as its open item, nothing stays.
      onChange={(key) => {
        const place = new URLSearchParams(above === undefined ? { tab: key } : { tab: above, view: key });
        void navigate({ search: place.toString() });
      }}
      renderTabBar={(props, TabBar) => (
        <TabBar {...props}>
          {(node) =>
            named(
              node,
              tabs.find(({ key }) => key === node.key),
            )
          }
        </TabBar>
      )}
      items={tabs.map((tab) => ({ key: tab.key, label: tabLabel(tab), children: <Panel tab={tab} /> }))}
    />
  );
}

/** antd says 'Tab 1 of 7' within the tab that has the focus; its name stays what is written on it. */
function named(node: ReactElement, tab: Tab | undefined): ReactElement {
  const { children } = node.props as { children: readonly [ReactElement<{ 'aria-label'?: string }>] };
  const [control] = children;
  return cloneElement(node, undefined, cloneElement(control, { 'aria-label': tab && tabLabel(tab) }));
}

function Panel({ tab: { key, panel } }: { tab: Tab }) {
  return typeof panel === 'function' ? (
    <LazyPart load={panel} waiting={<Skeleton />} with={{}} />
  ) : (
    <DashboardTabs tabs={panel} above={key} />
  );
}
