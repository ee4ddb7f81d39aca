export { VisitFigures } from './ui/visit-figures';
