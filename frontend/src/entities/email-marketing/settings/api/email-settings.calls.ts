import { answer, apiAs, type components } from '@/shared/api';

export type EmailSettings = components['schemas']['EmailSettingsView'];
export type EmailSettingsChange = components['schemas']['ChangeEmailSettings'];
export type PublishedRecord = components['schemas']['PublishedRecordView'];
export type DnsRecord = components['schemas']['DnsRecordView'];
export type DnsFinding = components['schemas']['FindingView'];
export type CapturedMail = components['schemas']['CapturedMailView'];
export type OpenedMail = components['schemas']['OpenedMailView'];

const owner = apiAs('admin');

export const emailSettingsCalls = {
  read: (signal: AbortSignal) => answer(owner.GET('/api/admin/email-settings', { signal })),
  save: (body: EmailSettingsChange) => answer(owner.PUT('/api/admin/email-settings', { body })),
  dns: (signal: AbortSignal) => answer(owner.GET('/api/admin/email-settings/dns', { signal })),
  publishedDns: (selector: string, signal: AbortSignal) =>
    answer(apiAs('admin').GET('/api/admin/email-settings/dns/published', { params: { query: { selector } }, signal })),
  checkDns: (body: components['schemas']['CheckDnsRecord']) =>
    answer(owner.POST('/api/admin/email-settings/dns-check', { body })),
  captured: (signal: AbortSignal) =>
    answer(owner.GET('/api/admin/captured-mails', { params: { query: { limit: 50 } }, signal })),
  opened: (id: string, signal: AbortSignal) =>
    answer(owner.GET('/api/admin/captured-mails/{id}', { params: { path: { id } }, signal })),
};
