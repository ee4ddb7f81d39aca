export { foldOnPhones } from './fold-on-phones';
