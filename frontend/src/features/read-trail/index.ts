export { itemLink } from './model/item-link';
export { subjects } from './model/subjects';
export { capitalized, tellInList } from './model/tell-entry';
export { ChangedFields } from './ui/changed-fields';
export { ItemTrail } from './ui/item-trail';
