import { queryOptions } from '@tanstack/react-query';
import { polled } from '@/shared/api';
import { type DnsRecord, emailSettingsCalls } from './email-settings.calls';

const key = 'email-settings';

export const emailSettingsQueries = {
  all: () => [key] as const,
  settings: () =>
    queryOptions({ queryKey: [key, 'settings'], queryFn: ({ signal }) => emailSettingsCalls.read(signal) }),
  dns: () => queryOptions({ queryKey: [key, 'dns'], queryFn: ({ signal }) => emailSettingsCalls.dns(signal) }),
  /** The records that the DNS has now. @param selector of the DKIM record */
  publishedDns: (selector: string) =>
    queryOptions({
      queryKey: [key, 'published-dns', selector],
      queryFn: ({ signal }) => emailSettingsCalls.publishedDns(selector, signal),
      staleTime: 60_000,
    }),
  /** Findings about a DNS record as pasted. */
  dnsCheck: (purpose: DnsRecord['purpose'], value: string) =>
    queryOptions({
      queryKey: ['dns-check', purpose, value],
      queryFn: () => emailSettingsCalls.checkDns({ purpose, value }),
      staleTime: Infinity,
    }),
  captured: () =>
    queryOptions({
      queryKey: ['captured-mails'],
      queryFn: ({ signal }) => emailSettingsCalls.captured(signal),
      ...polled,
    }),
  /** Captured emails never change. */
  opened: (id: string) =>
    queryOptions({
      queryKey: ['captured-mails', id],
      queryFn: ({ signal }) => emailSettingsCalls.opened(id, signal),
      staleTime: Infinity,
    }),
};
