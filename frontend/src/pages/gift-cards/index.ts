export { GiftCardsPage } from './ui/gift-cards-page';
