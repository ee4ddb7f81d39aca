export { LONGEST_TAG } from './contact.js';
export { CONTACT, type ContactFacts } from './contact.events.js';
export { ContactsService } from './contacts.service.js';
export { Audience, type AudienceCounts, type Unknowns } from './ports/audience.js';
export type { ContactRepository } from './ports/contact.repository.js';
export type { Suppressions } from './ports/suppressions.js';
export { PreferenceLinks } from './preference-links.js';
export { PreferencesService } from './preferences.service.js';
export { SegmentUses } from './segment-uses.js';
export {
  checkedCriteria,
  LONG_TAG,
  NO_ADDRESSES,
  NO_TAGS,
  RECIPIENT_KINDS,
  type RecipientCriteria,
} from './recipient-criteria.js';
