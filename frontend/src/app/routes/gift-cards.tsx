export { GiftCardsPage as default } from '@/pages/gift-cards';
