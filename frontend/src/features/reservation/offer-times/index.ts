export { OfferTimesDialog } from './ui/offer-times-dialog';
export { firstDay } from './model';
