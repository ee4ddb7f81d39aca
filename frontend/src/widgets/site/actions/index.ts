export { SiteActions } from './ui/site-actions';
