export { type ComingDay, TimesPage } from './ui/times-page';
