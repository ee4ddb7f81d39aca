export { CONTACT, type ContactFacts, MAX_TAG_LENGTH } from './contact.js';
export { ContactsService } from './contacts.service.js';
export { Audience, type AudienceCounts, type ContactRepository, type Suppressions, type Unknowns } from './ports.js';
export { PreferenceLinks, PreferencesService } from './preferences.service.js';
export { SegmentUses } from './segments.service.js';
export {
  checkedCriteria,
  LONG_TAG,
  NO_ADDRESSES,
  NO_TAGS,
  RECIPIENT_KINDS,
  type RecipientCriteria,
} from './segment.js';
