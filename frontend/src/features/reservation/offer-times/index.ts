export { OfferTimesDialog } from './ui/offer-times-dialog';
