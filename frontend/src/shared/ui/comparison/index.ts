export { changeOf, Comparison } from './comparison';
