export { Segments } from './segments';
