export { itemLink } from './model/item-link';
export { subjects } from './model/subjects';
export { capitalized, describeInList } from './model/describe-entry';
export { ChangedFields } from './ui/changed-fields';
export { ItemActivity } from './ui/item-activity';
