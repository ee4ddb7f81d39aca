import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { Seed } from '../../../../../platform/seeds.js';
import { consentGiven } from '../../domain/consent.js';
import { Contact, type ContactDetails, namesOf } from '../../domain/contact.js';
import { Suppressions } from '../../domain/ports/suppressions.js';
import { type Segment } from '../../domain/segment.js';
import { ContactSchema } from '../persistence/contact.schema.js';
import { SegmentSchema } from '../persistence/segment.schema.js';
import { BOUNCED, MANY, NO_SUCH_MAILBOX, PEOPLE, type SamplePerson } from './sample-people.js';

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
    const contact = Contact.create(this.ids.next(), { ...USUAL, ...namesOf(name), ...rest, email }, consent, at);
    const seen = { totalVisits: visits, lastVisit: lastVisit === undefined ? null : this.daysAgo(lastVisit) };
    const asked = isAsked ? { optInAskedAt: at } : {};
    const gone = left === 'unsubscribed' || left === 'complained' ? contact.unsubscribe(this.daysAgo(1)) : contact;
    await this.database.getRepository(ContactSchema).load(Object.assign(gone, seen, asked));
    if (left) await this.suppressions.add(email, left, left === 'bounced' ? NO_SUCH_MAILBOX : null);
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS - (days % 7) * HOUR_MS);
  }
}

const USUAL: Omit<ContactDetails, 'email' | 'firstName' | 'lastName'> = {
  ...{ phone: null, dateOfBirth: null, tags: [], notes: null, source: 'website', status: 'active' },
  ...{ emailOptIn: true, smsOptIn: false, preferredContactMethod: 'email' },
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
