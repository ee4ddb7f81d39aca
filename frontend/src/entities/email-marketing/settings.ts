import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, polled } from '@/shared/api';

export type EmailSettings = components['schemas']['EmailSettingsView'];
export type EmailSettingsChange = components['schemas']['ChangeEmailSettings'];
export type PublishedRecord = components['schemas']['PublishedRecordView'];
export type DnsRecord = components['schemas']['DnsRecordView'];
export type DnsFinding = components['schemas']['FindingView'];
export type CapturedMail = components['schemas']['CapturedMailView'];
export type SenderTest = components['schemas']['SenderTestView'];
export type SenderTestProgress = components['schemas']['SenderTestProgressView'];
export type OpenedMail = components['schemas']['OpenedMailView'];

const owner = apiAs('admin');

export const emailSettingsCalls = {
  read: (signal: AbortSignal) => answer(owner.GET('/api/admin/email-settings', { signal })),
  save: (body: EmailSettingsChange) => answer(owner.PUT('/api/admin/email-settings', { body })),
  dns: (signal: AbortSignal) => answer(owner.GET('/api/admin/email-settings/dns', { signal })),
  publishedDns: (selector: string, signal: AbortSignal) =>
    answer(owner.GET('/api/admin/email-settings/dns/published', { params: { query: { selector } }, signal })),
  checkDns: (body: components['schemas']['CheckDnsRecord']) =>
    answer(owner.POST('/api/admin/email-settings/dns-check', { body })),
  test: () => answer(owner.POST('/api/admin/email-settings/test')),
  testProgress: (id: string, signal: AbortSignal) =>
    answer(owner.GET('/api/admin/email-settings/test/{id}', { params: { path: { id } }, signal })),
  captured: (signal: AbortSignal) =>
    answer(owner.GET('/api/admin/captured-mails', { params: { query: { limit: 50 } }, signal })),
  opened: (id: string, signal: AbortSignal) =>
    answer(owner.GET('/api/admin/captured-mails/{id}', { params: { path: { id } }, signal })),
};

const key = 'email-settings';
const PROGRESS_MS = 1000;

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
  /** Polled until the mail server has answered. */
  testProgress: (id: string) =>
    queryOptions({
      queryKey: [key, 'test', id],
      queryFn: ({ signal }) => emailSettingsCalls.testProgress(id, signal),
      refetchInterval: ({ state }) => (!state.data || state.data.state === 'queued' ? PROGRESS_MS : false),
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
