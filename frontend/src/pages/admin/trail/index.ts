export { AdminTrailPage } from './ui/admin-trail-page';
