export { itemLink } from './model/item-link';
export { subjects } from './model/subjects';
export { tellInList } from './model/tell-entry';
export { capitalized } from './model/plain-words';
export { ChangedFields } from './ui/changed-fields';
export { ItemTrail } from './ui/item-trail';
