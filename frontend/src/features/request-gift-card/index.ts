export type { RequestedCard } from './api/use-request-gift-card';
export { RequestGiftCardForm } from './ui/request-gift-card-form';
