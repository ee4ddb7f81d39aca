import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type operations, type PageQuery, polled } from '@/shared/api';
import { contactView } from '@/shared/call-schema';
import type { Tone } from '@/shared/ui/status-tag';

type Schemas = components['schemas'];
export type Contact = Schemas['ContactView'];
export type NewContact = Schemas['CreateContact'];
export type ContactEdit = Schemas['EditContact'];
export type TagsOfMany = Schemas['RetagContacts'];
export type ContactSummary = Schemas['ContactSummaryView'];

/** The list's filter. */
export interface ContactFilter {
  query?: string;
  tag?: string;
  status?: Contact['status'];
}

/** The list's order; newest first without it. */
export type ContactSort = NonNullable<
  NonNullable<operations['ContactsController_list']['parameters']['query']>['sort']
>;

const as = () => apiAs('manager');
const by = (id: string) => ({ params: { path: { id } } });

export const contactCalls = {
  list: (query: PageQuery & ContactFilter & { sort?: ContactSort }, signal: AbortSignal) =>
    as().GET('/api/customer-contacts', { params: { query }, signal }),
  get: (id: string, signal: AbortSignal) => answer(as().GET('/api/customer-contacts/{id}', { ...by(id), signal })),
  summary: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/summary', { signal })),
  tags: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/tags', { signal })),
  create: (body: NewContact) => answer(as().POST('/api/customer-contacts', { body })),
  edit: (id: string, body: ContactEdit) => answer(as().PUT('/api/customer-contacts/{id}', { ...by(id), body })),
  delete: (id: string) => as().DELETE('/api/customer-contacts/{id}', by(id)),
  tagMany: (body: TagsOfMany) => answer(as().POST('/api/customer-contacts/tags', { body })),
};

const key = 'contacts';
const ROWS_A_PAGE = 25;

export const contactQueries = {
  all: () => [key] as const,
  list: (filter: ContactFilter, sort?: ContactSort) =>
    listQueries<Contact>({
      key: [key, 'list', JSON.stringify(filter), ...(sort ? [sort] : [])],
      rowsAPage: ROWS_A_PAGE,
      read: (page, signal) => contactCalls.list({ ...page, ...filter, ...(sort && { sort }) }, signal),
    }),
  /** Not invalidated with the lists: a contact that was just deleted would be a 404. */
  ones: () => ['contact'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...contactQueries.ones(), id],
      queryFn: ({ signal }) => contactCalls.get(id, signal),
      staleTime: 0,
    }),
  summary: () =>
    queryOptions({ queryKey: [key, 'summary'], queryFn: ({ signal }) => contactCalls.summary(signal), ...polled }),
  tags: () => queryOptions({ queryKey: [key, 'tags'], queryFn: ({ signal }) => contactCalls.tags(signal) }),
};

/** A CSV export of the filtered contacts. */
export const exportAddress = (filter: ContactFilter) => {
  const query = new URLSearchParams({ ...filter }).toString();
  return `/api/customer-contacts/export.csv${query && `?${query}`}`;
};

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
export const statusOptions = contactView.status.choices.map((value) => ({ value, label: statusLabels[value].label }));

export const nameOf = ({ firstName, lastName, email }: Pick<Contact, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;

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
