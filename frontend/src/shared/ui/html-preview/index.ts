export { HtmlPreview } from './html-preview';
