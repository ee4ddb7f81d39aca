export { guest } from './domain/guest.js';
