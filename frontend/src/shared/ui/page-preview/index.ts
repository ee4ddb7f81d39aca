export { PagePreview } from './page-preview';
