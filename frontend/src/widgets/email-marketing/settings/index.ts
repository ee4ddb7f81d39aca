export { EmailSettingsPanel } from './ui/email-settings-panel';
