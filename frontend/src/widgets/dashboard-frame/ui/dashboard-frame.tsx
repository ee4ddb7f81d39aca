import { useQueryClient } from '@tanstack/react-query';
import { Layout } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { PageMeta } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { CommandPalette } from '@/features/command-palette';
import { decisions } from '@/features/reservation/decide';
import { departures, tableAssignments } from '@/features/reservation/serve';
import { notes } from '@/features/reservation/write-notes';
import { declareQueueable, type Role, startOfflineQueue, useLiveView } from '@/shared/api';
import { PartBoundary } from '@/shared/ui/lazy-part';
import { placesOf, type Tab } from '../model/places';
import { AccountMenu } from './account-menu';
import { BottomBar } from './bottom-bar';
import { DashboardHeader } from './dashboard-header';
import { DashboardTabs } from './dashboard-tabs';
import { OfflineBanner } from './offline-banner';
import { PersonBar } from './person-bar';
import { SettingsNav } from './settings-nav';
import styles from './dashboard-frame.module.css';

const loadLiveChannels = async () => (await import('../model/live-channels')).liveChannels;

/** Stores this dashboard's offline changes in the browser and sends them after reconnecting. */
function useOfflineQueue(role: Role): void {
  const client = useQueryClient();
  const key = draftKey(role, 'waiting');

  useEffect(() => {
    if (role !== 'manager') {
      declareQueueable(client, decisions[role]);
      declareQueueable(client, notes[role]);
      declareQueueable(client, departures[role]);
      declareQueueable(client, tableAssignments[role]);
    }
    return startOfflineQueue(client, key);
  }, [client, key, role]);
}

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
      <PersonBar role={role} name={name} />
      <OfflineBanner hasBoard={role !== 'manager' && tabs.length > 0} />
      <DashboardHeader title={title} name={name}>
        <CommandPalette role={role} places={placesOf(role, tabs)} />
        <AccountMenu role={role} />
      </DashboardHeader>
      <Layout.Content className={styles.main}>
        <PartBoundary>{summary}</PartBoundary>
        <PartBoundary>{children}</PartBoundary>
        <DashboardTabs tabs={tabs} below={role !== 'staff' && <SettingsNav role={role} />} />
      </Layout.Content>
      <BottomBar role={role} tabs={tabs} />
    </Layout>
  );
}
