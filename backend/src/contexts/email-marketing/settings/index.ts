export { DecideAsOwner, decisionOf } from './adapters/http/owner-decision.js';
export { SettingsModule } from './settings.module.js';
