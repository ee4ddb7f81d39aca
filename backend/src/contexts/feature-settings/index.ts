export { FeatureSettingsModule } from './feature-settings.module.js';
