export {
  type CapturedMail,
  type DnsFinding,
  type DnsRecord,
  type PublishedRecord,
  type EmailSettings,
  type EmailSettingsChange,
  emailSettingsCalls,
  type OpenedMail,
} from './api/email-settings.calls';
export { emailSettingsQueries } from './api/email-settings.queries';
export { emailSettingsWords } from './model/trail-words';
