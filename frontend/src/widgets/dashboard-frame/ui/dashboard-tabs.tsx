import { Tabs } from 'antd';
import { cloneElement, memo, type ReactElement, type ReactNode, startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '@/shared/lib/address';
import { media, useMedia } from '@/shared/lib/media';
import { LazyPart } from '@/shared/ui/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { findTab, type Tab, tabLabel } from '../model/places';

interface DashboardTabsProps {
  tabs: readonly Tab[];
  /** The parent tab. */
  above?: string;
  /** Below the tabs when they are a column. */
  below?: ReactNode;
}

/** Renders only the active tab; the others cost neither rendering nor requests. */
export function DashboardTabs({ tabs, above, below }: DashboardTabsProps) {
  const { parameters } = useAddress();
  const navigate = useNavigate();
  const isWide = useMedia(media.desktop);
  const active = findTab(tabs, parameters.get(above === undefined ? 'tab' : 'view'));
  const [pressed, press] = useOptimistic(active?.key);
  if (!active) return null;

  // Shows feedback for the tap before rendering the tab. Parameters of the previous tab, such as its open item, are removed from the URL.
  const open = (key: string) => {
    startTransition(async () => {
      press(key);
      await nextPaint();
      const place = new URLSearchParams(above === undefined ? { tab: key } : { tab: above, view: key });
      await navigate({ search: place.toString() });
    });
  };

  const isColumn = isWide && above === undefined;
  return (
    <Tabs
      tabPlacement={isColumn ? 'start' : 'top'}
      activeKey={active.key}
      destroyOnHidden
      animated={false}
      onChange={open}
      renderTabBar={(props, TabBar) => {
        const bar = (
          <TabBar {...props}>
            {(node) =>
              named(
                node,
                tabs.find(({ key }) => key === node.key),
                node.key === pressed,
              )
            }
          </TabBar>
        );
        return isColumn ? (
          <div className="tab-column">
            {bar}
            {below}
          </div>
        ) : (
          bar
        );
      }}
      items={tabs.map((tab) => ({ key: tab.key, label: tabLabel(tab), children: <Panel tab={tab} /> }))}
    />
  );
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** antd adds 'Tab 1 of 7' to the focused tab's name; this keeps the visible text as its name. */
function named(node: ReactElement, tab: Tab | undefined, isPressed: boolean): ReactElement {
  const { children } = node.props as { children: readonly [ReactElement<{ 'aria-label'?: string }>] };
  const [control] = children;
  const pressed = { 'data-pressed': isPressed || undefined };
  return cloneElement(node, pressed, cloneElement(control, { 'aria-label': tab && tabLabel(tab) }));
}

/** Memoized: pressing another tab does not render the current panel again. */
const Panel = memo(({ tab: { key, panel } }: { tab: Tab }) =>
  typeof panel === 'function' ? (
    <LazyPart load={panel} waiting={<Skeleton />} with={{}} />
  ) : (
    <DashboardTabs tabs={panel} above={key} />
  ),
);
Panel.displayName = 'Panel';
