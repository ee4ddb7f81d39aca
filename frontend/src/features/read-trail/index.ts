export { ItemTrail } from './ui/item-trail';
