export { type CorrectedName, type Preferences, preferencesCalls, preferencesQueries } from './api/preferences.calls';
