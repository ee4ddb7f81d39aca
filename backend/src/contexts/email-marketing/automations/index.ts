export { AutomationsModule } from './automations.module.js';
