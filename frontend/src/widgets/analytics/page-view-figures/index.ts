export { PageViewFigures } from './ui/page-view-figures';
