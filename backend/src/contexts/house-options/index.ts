export { HouseOptionsModule } from './house-options.module.js';
