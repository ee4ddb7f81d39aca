export { RestaurantModule } from './restaurant.module.js';
