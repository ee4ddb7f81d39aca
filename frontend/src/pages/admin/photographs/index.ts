export { AdminPhotographsPage } from './ui/admin-photographs-page';
