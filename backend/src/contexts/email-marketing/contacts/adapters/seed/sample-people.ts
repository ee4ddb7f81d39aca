import type { ContactDetails } from '../../domain/contact.js';

/** What differs from a usual guest of the sample: active, opted in, found through the website. */
export interface SamplePerson extends Partial<Omit<ContactDetails, 'email' | 'firstName' | 'lastName'>> {
  readonly name: string;
  readonly daysAgo: number;
  readonly visits?: number;
  /** Days since the last visit. */
  readonly lastVisit?: number;
  readonly isAsked?: boolean;
  readonly left?: 'unsubscribed' | 'bounced' | 'complained';
}

const wine = ['Wine Evening'];
const glass = ['Glass Lovers'];
const regular = ['Regular'];

/** Samples with details. */
export const PEOPLE: readonly SamplePerson[] = [
  {
    ...{
      name: 'Maren Holt',
      daysAgo: 0,
      tags: [...regular, ...wine],
      visits: 14,
      lastVisit: 2,
      phone: '(904) 555-0141',
    },
    ...{
      notes: 'Sits by the fountain. Allergic to walnuts.',
      dateOfBirth: '1978-11-29',
      preferredContactMethod: 'phone',
    },
  },
  { name: 'Teo Alvarado', daysAgo: 0, source: 'reservation', emailOptIn: false, isAsked: true },
  { name: 'Priya Nair', daysAgo: 1, tags: glass, dateOfBirth: '1991-11-23', visits: 3, lastVisit: 5 },
  { name: 'Colette Marchand', daysAgo: 1, tags: [...regular, ...glass], visits: 9, lastVisit: 8, smsOptIn: true },
  { name: 'Dov Feldman', daysAgo: 2, source: 'reservation', emailOptIn: false, visits: 1, lastVisit: 2 },
  { name: 'Ingrid Sorensen', daysAgo: 3, left: 'unsubscribed' },
  { name: 'Hal Whitaker', daysAgo: 3, source: 'Manual Entry', tags: ['Hotel Partner'], notes: 'Concierge at the inn.' },
  { name: 'Yuki Tanabe', daysAgo: 4, tags: wine, visits: 2, lastVisit: 34, left: 'bounced' },
  { name: 'Rosalind Peck', daysAgo: 5, tags: regular, visits: 21, lastVisit: 112, dateOfBirth: '1956-12-04' },
  { name: 'Emeka Obi', daysAgo: 6, source: 'reservation', emailOptIn: false, isAsked: true, visits: 1, lastVisit: 6 },
  { name: 'Sabine Kroll', daysAgo: 6, status: 'inactive', tags: wine, notes: 'Moved away; writes at Christmas.' },
  { name: 'Leo Castellano', daysAgo: 8, left: 'complained' },
  { name: 'Nora Whelan', daysAgo: 11, tags: ['Wine Evening', 'Glass Lovers'], visits: 5, lastVisit: 97 },
  { name: 'Gus Lindqvist', daysAgo: 15, source: 'Manual Entry', status: 'inactive', emailOptIn: false },
  { name: 'Amara Diallo', daysAgo: 19, tags: [...regular, 'Vegan'], visits: 11, lastVisit: 12, smsOptIn: true },
];

/** Further contacts, added throughout the past year. */
export const MANY =
  `Abel Quist, Bea Thornton, Cyrus Vane, Della Romero, Edith Blum, Farid Nasser, Greta Holm, Hugo Santos,
Ines Duarte, Jonah Pratt, Kira Volkov, Lars Bakken, Mei Zhou, Nils Aaberg, Odile Perrin, Pablo Rey, Quinn Mercer, Rhea Kapoor,
Silas Boone, Tilda Ekman, Umar Siddiq, Vera Lang, Walt Jensen, Xenia Pappas, Yael Stern, Zane Hollis, Anneke Vos, Bruno Costa,
Carmen Ibarra, Desmond Clay, Elsa Friis, Fritz Adler, Gemma Rossi, Henrik Dahl, Iris Beaumont, Jasper Cole, Kofi Mensah,
Lena Hartwig, Milo Petrov, Nadia Haddad, Orla Byrne, Piers Langdon, Renata Silva, Soren Lund, Thea Grant, Uri Katz`
    .split(/,\s+/)
    .map((name) => name.trim());

/** Contacts with a bounce, by the index of the campaign that bounced; later campaigns skip them. */
export const BOUNCED: ReadonlyMap<string, number> = new Map([
  ['Rhea Kapoor', 0],
  ['Uri Katz', 0],
  ['Nadia Haddad', 1],
  ['Piers Langdon', 2],
]);
export const NO_SUCH_MAILBOX = '550 5.1.1 No such mailbox';
