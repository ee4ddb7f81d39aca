export { RestaurantModule } from './restaurant.module.js';
export { newsletterArchive, newsletterPage } from './domain/newsletter-page.js';
export { TextCheck, TextFindingView } from './adapters/text-check/text-check.js';
