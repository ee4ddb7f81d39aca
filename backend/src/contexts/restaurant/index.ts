export { RestaurantModule } from './restaurant.module.js';
export { TextCheck, TextFindingView } from './adapters/text-check/text-check.js';
