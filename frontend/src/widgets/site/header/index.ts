export { enlivenHeader } from './model';
export { SiteHeader } from './ui/site-header';
