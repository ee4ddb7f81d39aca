export { FIRST_PAGE, useAddress } from './use-address';
