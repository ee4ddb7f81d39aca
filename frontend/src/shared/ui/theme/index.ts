export { palette } from './palette';
