import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  items: readonly { key: string; label: string }[];
  active: string;
  onChange: (key: string) => void;
  /** What the active one shows; of the others there is nothing. */
  children: ReactNode;
}

export function Tabs({ label, items, active, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // More tabs than fit: the one that is open is in view at every width.
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const bringIntoView = () => {
      const tab = row.querySelector<HTMLElement>('[data-state=active]');
      if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
    };
    bringIntoView();
    // A telephone is turned, a window made narrower, a count makes a label longer.
    const observer = new ResizeObserver(bringIntoView);
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [active]);

  return (
    // Arrow keys lead from tab to tab; Enter or Space opens: a panel costs a call.
    <Radix.Root value={active} onValueChange={onChange} activationMode="manual" className={styles.tabs}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.key} value={item.key} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ key }) => (
        <Radix.Content key={key} value={key} className={styles.panel}>
          {key === active && children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
