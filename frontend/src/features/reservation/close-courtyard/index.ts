export { CourtyardLine } from './ui/courtyard-line';
