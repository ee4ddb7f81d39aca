export { EmailSettingsForm } from './ui/email-settings-form';
