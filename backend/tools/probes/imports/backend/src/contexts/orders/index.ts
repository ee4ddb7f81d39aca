export { orderedAt } from './domain/order.js';
