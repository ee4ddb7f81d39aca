import { InvalidInput } from '../../../../kernel/domain-error.js';

export const RECIPIENT_KINDS = ['all_opted_in', 'tags', 'custom', 'segment'] as const;

/** Whom a campaign is for, as its author says it. */
export type RecipientCriteria =
  | { readonly type: 'all_opted_in' }
  /** Contacts with at least one of the tags. */
  | { readonly type: 'tags'; readonly tags: readonly string[] }
  /** These addresses, whether they are contacts or not. */
  | { readonly type: 'custom'; readonly emails: readonly string[] }
  | { readonly type: 'segment'; readonly segmentId: string };

/** More are a list of contacts, which is imported. */
const MOST_ADDRESSES = 10_000;
const MOST_TAGS = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws InvalidInput about the field */
export function readRecipientCriteria(value: unknown, field = 'recipientCriteria'): RecipientCriteria {
  const refuse = (message: string) => new InvalidInput([{ field, message }]);
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  switch (given.type) {
    case 'all_opted_in':
      return { type: 'all_opted_in' };
    case 'tags': {
      const tags = textsOf(given.tags);
      if (!tags || tags.length === 0 || tags.length > MOST_TAGS) throw refuse('Please choose from 1 to 100 tags.');
      return { type: 'tags', tags: [...new Set(tags)] };
    }
    case 'custom': {
      const emails = textsOf(given.emails);
      if (!emails || emails.length === 0) throw refuse('Please enter at least one email address.');
      if (emails.length > MOST_ADDRESSES) throw refuse('Please enter at most 10,000 email addresses.');
      return { type: 'custom', emails };
    }
    case 'segment':
      if (typeof given.segmentId !== 'string' || !UUID.test(given.segmentId)) throw refuse('Please choose a segment.');
      return { type: 'segment', segmentId: given.segmentId.toLowerCase() };
    default:
      throw refuse('Please choose who gets it: everybody who opted in, tags, a segment or your own list.');
  }
}

/** Trimmed, without those that are empty; null when it is no list of texts. */
function textsOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return null;
  return value.map((text) => text.trim()).filter((text) => text !== '');
}
