export { FIRST_ITEM_PAGE, FIRST_PAGE, useAddress } from './use-address';
