export {
  type CapturedMail,
  type DnsFinding,
  type DnsRecord,
  type PublishedRecord,
  type EmailSettings,
  emailSettingsCalls,
  type EmailSettingsChange,
  emailSettingsQueries,
  type OpenedMail,
} from './api/email-settings.queries';
