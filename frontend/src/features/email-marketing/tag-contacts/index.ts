export { TagContactsDialog, type TagsVerb } from './ui/tag-contacts-dialog';
