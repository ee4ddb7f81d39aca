export type { Tab } from './model/places';
export { DashboardFallback } from './ui/dashboard-fallback';
export { DashboardFrame } from './ui/dashboard-frame';
export { OwnerPage } from './ui/owner-page';
export { SettingsList } from './ui/settings-nav';
export { AtWork } from './ui/at-work';
export { PageErrorBoundary } from './ui/page-error-boundary';
export { beginsAtFirstScreen } from './model/begin';
