export { DeliveryStatus } from './ui/delivery-status';
