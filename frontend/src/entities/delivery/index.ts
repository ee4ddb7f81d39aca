export { deliveryQueries } from './api/delivery.queries';
