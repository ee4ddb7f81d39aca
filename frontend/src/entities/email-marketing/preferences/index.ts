export { type CorrectedName, type Preferences, preferencesCalls } from './api/preferences.calls';
export { preferencesQueries } from './api/preferences.queries';
