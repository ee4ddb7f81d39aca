import { Layout } from 'antd';
import type { ReactNode } from 'react';
import { CommandPalette } from '@/features/command-palette';
import { type Role, useLiveView } from '@/shared/api';
import { PartBoundary } from '@/shared/ui/lazy-part';
import { PageMeta } from '@/shared/ui/page-meta';
import { placesOf, type Tab, useOfflineQueue } from '../model/owner-pages';
import { AccountMenu } from './account-menu';
import { BottomBar } from './bottom-bar';
import { DashboardHeader } from './dashboard-header';
import { DashboardTabs } from './dashboard-tabs';
import { OfflineBanner } from './offline-banner';
import { SettingsNav } from './settings-nav';
import styles from './dashboard-frame.module.css';

const loadLiveChannels = async () => (await import('../model/live-channels')).liveChannels;

interface DashboardFrameProps {
  role: Role;
  title: string;
  /** Display name of the account. */
  name: string;
  /** The number of unseen requests, for the window's title. */
  news?: number;
  /** Content above the tabs: numbers, a note. */
  summary?: ReactNode;
  /** For a page without tabs. */
  children?: ReactNode;
  tabs?: readonly Tab[];
}

/** A dashboard: header, account menu, numbers, and tabs; the URL names the open one. */
export function DashboardFrame({ role, title, name, news = 0, summary, children, tabs = [] }: DashboardFrameProps) {
  useLiveView(role, loadLiveChannels);
  useOfflineQueue(role);
  return (
    <Layout className={styles.frame}>
      <PageMeta title={`${news > 0 ? `(${String(news)}) ` : ''}${title} | Back office`} description="Back office" />
      <link rel="manifest" href={`/${role}.webmanifest`} />
      <OfflineBanner role={role} />
      <DashboardHeader title={title} name={name}>
        <CommandPalette role={role} places={placesOf(role, tabs)} />
        <AccountMenu role={role} />
      </DashboardHeader>
      <Layout.Content className={styles.main}>
        <PartBoundary>{summary}</PartBoundary>
        <PartBoundary>{children}</PartBoundary>
        <DashboardTabs tabs={tabs} below={role === 'admin' && <SettingsNav />} />
      </Layout.Content>
      <BottomBar role={role} tabs={tabs} />
    </Layout>
  );
}
