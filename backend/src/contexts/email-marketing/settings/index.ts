export { dnsSettings } from './adapters/dns/published-records.js';
export { DecideAsOwner, decisionOf } from './adapters/http/email-settings.controller.js';
export { SettingsModule } from './settings.module.js';
