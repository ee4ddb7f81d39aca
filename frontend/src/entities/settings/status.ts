import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type Status = components['schemas']['StatusView'];
export type RestoredBackup = components['schemas']['RestoredBackupView'];
export type ServerFacts = components['schemas']['ServerView'];
export type KnownRelease = components['schemas']['ReleaseView'];
export type BackupStatus = components['schemas']['BackupView'];

const REFRESH_INTERVAL_MS = 60_000;

export const statusQueries = {
  /** Emails that failed, jobs that are parked, and the state of backups. */
  status: () =>
    queryOptions({
      queryKey: ['system-status'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/status', { signal })),
      refetchInterval: REFRESH_INTERVAL_MS,
    }),
  /** What an owner wants to know while all is well. */
  server: () =>
    queryOptions({
      queryKey: ['system-status', 'server'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/status/server', { signal })),
    }),
};
