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

  // More tabs than fit: an address may name one that lies outside of what is seen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
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
