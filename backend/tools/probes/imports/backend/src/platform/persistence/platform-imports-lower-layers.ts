export { gauge } from '../metrics/gauge.js';
