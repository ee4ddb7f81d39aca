export { EmailSettingsPanel as EmailSettingsTab } from '@/widgets/email-marketing/settings';
