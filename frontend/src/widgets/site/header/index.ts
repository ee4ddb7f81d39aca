export { enlivenHeader } from './model/enliven-header';
export { SiteHeader } from './ui/site-header';
