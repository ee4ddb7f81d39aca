import type { ComponentType } from 'react';

/** One place of a dashboard: what it shows is loaded when it is looked at. */
export interface Tab {
  key: string;
  label: string;
  /** Shown behind the label. */
  count?: number | undefined;
  /** What it shows, or the tabs below it. */
  panel: (() => Promise<ComponentType>) | readonly Tab[];
}

/** The tab that an address names; the first one when it names none that is there. */
export const findTab = (tabs: readonly Tab[], key: string | null): Tab | undefined =>
  tabs.find((tab) => tab.key === key) ?? tabs[0];

export const tabLabel = ({ label, count }: Tab): string =>
  count === undefined ? label : `${label} (${String(count)})`;
