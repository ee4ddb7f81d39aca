import { Injectable } from '@nestjs/common';
import { consentGiven, Contact, type ContactDetails, namesOf } from '../../domain/contact.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { Seed } from '../../../../../platform/seeds.js';
import { Suppressions } from '../../domain/ports.js';
import type { Segment } from '../../domain/segment.js';
import { ContactSchema } from '../persistence/contact.schema.js';
import { SegmentSchema } from '../persistence/typeorm-segment.repository.js';

/** What differs from a usual guest of the sample: active, opted in, found through the website. */
interface SamplePerson extends Partial<Omit<ContactDetails, 'email' | 'firstName' | 'lastName'>> {
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
const PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Maren Holt',
    daysAgo: 0,
    tags: [...regular, ...wine],
    visits: 14,
    lastVisit: 2,
    phone: '(904) 555-0141',
    notes: 'Sits by the fountain. Allergic to walnuts.',
    dateOfBirth: '1978-11-29',
    preferredContactMethod: 'phone',
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WORDING = 'Yes, please send me news and offers by email.';
const SOURCES = ['website', 'website', 'import', 'Manual Entry'];
const TAGS = [['Regular'], ['Wine Evening'], [], ['Glass Lovers'], ['Wine Evening', 'Vegan'], []];

const SEGMENTS: readonly Pick<Segment, 'name' | 'description' | 'tags' | 'conditions'>[] = [
  {
    name: 'Regulars we miss',
    description: 'Five visits and more, none for 90 days',
    tags: [],
    conditions: [
      { field: 'totalVisits', operator: 'at_least', value: 5 },
      { field: 'lastVisit', operator: 'before_days', value: 90 },
    ],
  },
  {
    name: 'Wine and glass',
    description: 'For evenings under the arch',
    tags: ['Wine Evening', 'Glass Lovers'],
    conditions: [],
  },
  {
    name: 'November birthdays',
    description: null,
    tags: [],
    conditions: [{ field: 'birthdayMonth', operator: 'is', value: 11 }],
  },
];

/** A year of people on the list, in each state. */
@Injectable()
export class SampleContacts {
  constructor(
    private readonly database: Database,
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const people = [...MANY.map((name, place) => oneOfMany(name, place)), ...PEOPLE.toReversed()];
    for (const person of people) await this.addPerson(person);
    const segments = this.database.getRepository(SegmentSchema);
    const author = { createdBy: 'Site Manager', createdByRole: 'manager', isActive: true };
    for (const [place, segment] of SEGMENTS.entries()) {
      const at = this.daysAgo(9 - 3 * place);
      await segments.load({ ...segment, ...author, id: this.ids.next(), createdAt: at, updatedAt: at });
    }
  }

  private async addPerson({
    name,
    daysAgo,
    visits = 0,
    lastVisit,
    isAsked,
    left,
    ...rest
  }: SamplePerson): Promise<void> {
    const at = this.daysAgo(daysAgo);
    const consent = consentGiven(at, 'confirmed_link', WORDING);
    const email = `${name.toLowerCase().replace(' ', '.')}@guests.example`;
    const contact = Contact.create(
      this.ids.next(),
      { ...DEFAULT_DETAILS, ...namesOf(name), ...rest, email },
      consent,
      at,
    );
    const seen = { totalVisits: visits, lastVisit: lastVisit === undefined ? null : this.daysAgo(lastVisit) };
    const optInRequest = isAsked ? { optInAskedAt: at } : {};
    const deleted = left === 'unsubscribed' || left === 'complained' ? contact.unsubscribe(this.daysAgo(1)) : contact;
    await this.database.getRepository(ContactSchema).load(Object.assign(deleted, seen, optInRequest));
    if (left) await this.suppressions.add(email, left, left === 'bounced' ? NO_SUCH_MAILBOX : null);
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS - (days % 7) * HOUR_MS);
  }
}

const DEFAULT_DETAILS: Omit<ContactDetails, 'email' | 'firstName' | 'lastName'> = {
  phone: null,
  dateOfBirth: null,
  tags: [],
  notes: null,
  source: 'website',
  status: 'active',
  emailOptIn: true,
  smsOptIn: false,
  preferredContactMethod: 'email',
};

const oneOfMany = (name: string, place: number): SamplePerson => ({
  name,
  daysAgo: 330 - place * 6,
  tags: TAGS[place % TAGS.length],
  source: SOURCES[place % SOURCES.length],
  emailOptIn: place % 5 !== 3,
  visits: place % 4,
  ...(BOUNCED.has(name) && { left: 'bounced' }),
  ...(place % 4 > 0 && { lastVisit: 10 + ((place * 13) % 150) }),
});
