export { useSaveSettings } from './api';
export { EmailSettingsForm } from './ui/email-settings-form';
