import { InvalidInput } from '../../../../kernel/domain-error.js';
import { LONGEST_TAG } from './contact.js';

export const RECIPIENT_KINDS = ['all_opted_in', 'tags', 'custom', 'segment'] as const;

/** Recipients of a campaign as its author chose them. */
export type RecipientCriteria =
  | { readonly type: 'all_opted_in' }
  /** Contacts with at least one of the tags. */
  | { readonly type: 'tags'; readonly tags: readonly string[] }
  /** These addresses, whether or not they belong to contacts. */
  | { readonly type: 'custom'; readonly emails: readonly string[] }
  | { readonly type: 'segment'; readonly segmentId: string };

/** Longer lists should be imported as contacts. */
const MOST_ADDRESSES = 10_000;
const MOST_TAGS = 100;

export const NO_TAGS = `Choose from 1 to ${String(MOST_TAGS)} tags.`;
export const LONG_TAG = `Use at most ${String(LONGEST_TAG)} characters for each tag.`;
export const NO_ADDRESSES = 'Enter at least one email address.';

/** Removes empty values and duplicates. @throws InvalidInput about `recipientCriteria` */
export function checkedCriteria(given: RecipientCriteria): RecipientCriteria {
  switch (given.type) {
    case 'all_opted_in':
      return { type: 'all_opted_in' };
    case 'tags': {
      const tags = filled(given.tags);
      if (tags.length === 0 || tags.length > MOST_TAGS) throw refusal(NO_TAGS);
      if (tags.some((tag) => tag.length > LONGEST_TAG)) throw refusal(LONG_TAG);
      return { type: 'tags', tags: [...new Set(tags)] };
    }
    case 'custom': {
      const emails = filled(given.emails);
      if (emails.length === 0) throw refusal(NO_ADDRESSES);
      if (emails.length > MOST_ADDRESSES) throw refusal('Enter at most 10,000 email addresses.');
      return { type: 'custom', emails };
    }
    case 'segment':
      return { type: 'segment', segmentId: given.segmentId.toLowerCase() };
  }
}

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

const refusal = (message: string) => new InvalidInput([{ field: 'recipientCriteria', message }]);
