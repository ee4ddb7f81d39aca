export { PageData, readPageData } from './page-data';
