export { DecideAsOwner, decisionOf } from './adapters/http/email-settings.controller.js';
export { SettingsModule } from './settings.module.js';
