export { EmailSettingsPanel as EmailSettingsTab } from '@/widgets/email-settings';
