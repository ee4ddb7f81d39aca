export { eventsPage } from './adapters/docs/events-page.js';
export { AccessTokensService } from './domain/access-tokens.service.js';
export { IntegrationsModule } from './integrations.module.js';
export { canCallThisMachine } from './integrations.settings.js';
