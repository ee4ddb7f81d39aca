export { SiteContentEditor } from './ui/site-content-editor';
