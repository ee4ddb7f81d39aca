import { contactView } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import type { Tone } from '@/shared/ui/status-tag';
import type { Contact, LiveCount } from './api';

/** For example 'About 470,000 contacts, 350,000 of them may be mailed'. */
export function countWords({ contactCount, reachable, isEstimate }: LiveCount): string {
  const shown = (count: number) => formatNumber(isEstimate ? Number(count.toPrecision(2)) : count);
  const contacts = `${shown(contactCount)} ${contactCount === 1 ? 'contact' : 'contacts'}`;
  return `${isEstimate ? 'About ' : ''}${contacts}, ${shown(reachable)} can be emailed`;
}

export const contactStatuses = contactView.status.choices;
export const contactMethods = contactView.preferredContactMethod.choices;

/** Validates a field of tags separated by commas. */
export const shortTags = {
  pattern: /^[^,]{0,60}(,[^,]{0,61})*$/,
  message: 'Use at most 60 characters for each tag.',
};

export const statusLabels: Readonly<Record<Contact['status'], { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'good' },
  inactive: { label: 'Inactive', tone: 'quiet' },
  unsubscribed: { label: 'Unsubscribed', tone: 'quiet' },
};

export const methodLabels: Readonly<Record<Contact['preferredContactMethod'], string>> = {
  email: 'Email',
  phone: 'Phone',
  sms: 'SMS',
};

export const isContactStatus = (text: string | null): text is Contact['status'] =>
  contactStatuses.some((status) => status === text);

export const nameOf = ({ firstName, lastName, email }: Contact) => `${firstName} ${lastName}`.trim() || email;

/** Whether a contact gets marketing email, and otherwise why not. */
export function reachOf({ suppressed, status, emailOptIn, optInAskedAt }: Contact): { label: string; tone: Tone } {
  if (suppressed === 'bounced') return { label: 'Bounced', tone: 'bad' };
  if (suppressed === 'complained') return { label: 'Marked as spam', tone: 'bad' };
  if (status === 'unsubscribed') return { label: 'Gets no email', tone: 'quiet' };
  if (suppressed === 'unsubscribed') return { label: 'Unsubscribed', tone: 'quiet' };
  if (emailOptIn) return { label: 'Opted in', tone: 'info' };
  return optInAskedAt === null
    ? { label: 'Not opted in', tone: 'quiet' }
    : { label: 'Waiting for opt-in', tone: 'waiting' };
}

const WAYS: Readonly<Record<NonNullable<Contact['consent']>['how'], string>> = {
  by_hand: 'added manually',
  import: 'from an import',
  confirmed_link: 'through the link in an email',
  preference_page: 'on the preferences page',
  newsletter: 'on the newsletter page, confirmed by email',
};

/** How a contact agreed, in one line. */
export const consentWords = ({ how, wording }: NonNullable<Contact['consent']>) => `${WAYS[how]}: “${wording}”`;
