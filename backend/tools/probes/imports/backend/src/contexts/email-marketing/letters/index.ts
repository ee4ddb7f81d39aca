export { letter } from './domain/letter.js';
