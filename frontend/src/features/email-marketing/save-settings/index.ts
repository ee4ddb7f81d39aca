export { useSaveSettings } from './api/use-save-settings';
export { EmailSettingsForm } from './ui/email-settings-form';
