import type { ComponentType } from 'react';

/** A tab of a dashboard; its content is loaded when it is opened. */
export interface Tab {
  key: string;
  label: string;
  /** Shown behind the label. */
  count?: number | undefined;
  /** The content, or the tabs below it. */
  panel: (() => Promise<ComponentType>) | readonly Tab[];
}

/** The tab that the URL names, or the first one. */
export const findTab = (tabs: readonly Tab[], key: string | null): Tab | undefined =>
  tabs.find((tab) => tab.key === key) ?? tabs[0];

export const tabLabel = ({ label, count }: Tab): string =>
  count === undefined ? label : `${label} (${String(count)})`;
