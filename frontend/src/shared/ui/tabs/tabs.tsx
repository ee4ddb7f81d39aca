import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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
  return (
    <Radix.Root value={active} onValueChange={onChange} className={styles.tabs}>
      <Radix.List className={styles.list} aria-label={label}>
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
