import { isDeepStrictEqual } from 'node:util';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { type FieldError, InvalidInput, StaleState } from '../../kernel/domain-error.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { ROLES } from '../../kernel/actor.js';
import { isPhoneNumber } from '../../platform/http/fields/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Database } from '../../platform/persistence/database.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import { TrackedSchema } from '../../platform/persistence/tracked-schema.js';
import { CurrentRestaurant, type RestaurantDetails } from '../../platform/restaurant/current-restaurant.js';
import { liveChannel, LiveUpdates } from '../../platform/events/live-topics.js';
import { TimeZonesQuery } from './time-zones.query.js';

export const RESTAURANT_DETAILS = 'restaurant-details';

export const MAX_SOCIAL_LINKS = 12;

export const MAX_CUISINES = 8;

type AddedLater = 'ownerName' | 'servesCuisine' | 'priceRange' | 'country' | 'timeZone';

/** The only row; absent until details are saved. */
interface StoredDetails
  extends Omit<RestaurantDetails, AddedLater>, Partial<{ [key in AddedLater]: RestaurantDetails[key] | null }> {
  readonly id: string;
  readonly updatedAt: Date;
}
const ID = 'restaurant';

const changedSince = () =>
  new StaleState(
    'Someone else changed the restaurant details after you opened them. Save again to replace their changes with yours.',
  );

export const StoredDetailsSchema = new TrackedSchema<StoredDetails>(
  {
    name: 'RestaurantDetails',
    tableName: 'restaurant_details',
    columns: {
      id: { type: 'text', primary: true },
      name: { type: 'text' },
      tagline: { type: 'text' },
      street: { type: 'text' },
      unit: { type: 'text' },
      city: { type: 'text' },
      region: { type: 'text' },
      postalCode: { type: 'text', name: 'postal_code' },
      phone: { type: 'text' },
      email: { type: 'text' },
      reservationsEmail: { type: 'text', name: 'reservations_email' },
      mailDomain: { type: 'text', name: 'mail_domain' },
      socialLinks: { type: 'jsonb', name: 'social_links' },
      ownerName: { type: 'text', name: 'owner_name', nullable: true },
      servesCuisine: { type: 'jsonb', name: 'serves_cuisine', nullable: true },
      priceRange: { type: 'text', name: 'price_range', nullable: true },
      country: { type: 'text', nullable: true },
      timeZone: { type: 'text', name: 'time_zone', nullable: true },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof StoredDetails, EntitySchemaColumnOptions>,
  },
  {
    subject: RESTAURANT_DETAILS,
    nameOf: ({ name }) => name,
    bookkeeping: ['updatedAt'],
    violations: { restaurant_details_pkey: changedSince },
  },
);

/** How long another process may show the previous details. */
const REFRESH_MS = 5_000;

/** The restaurant's details as the owner saved them; each process shows them in `Restaurant`. */
@Injectable()
@LiveUpdates(RESTAURANT_DETAILS, liveChannel('restaurant-details', ...ROLES))
export class RestaurantDetailsService implements OnModuleInit, OnModuleDestroy {
  private readonly repository: TrackedRepository<StoredDetails>;
  private readonly logger = new Logger('RestaurantDetails');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly restaurant: Restaurant,
    private readonly current: CurrentRestaurant,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly timeZones: TimeZonesQuery,
    database: Database,
  ) {
    this.repository = database.getRepository(StoredDetailsSchema);
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => {
      this.refresh().catch((error: unknown) => {
        this.logger.warn(`The restaurant details could not be read: ${(error as Error).message}`);
      });
    }, REFRESH_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** `updatedAt` is null while nothing has been saved. */
  async read(): Promise<RestaurantDetails & { readonly updatedAt: Date | null }> {
    const stored = await this.refresh();
    return { ...this.current.detailsToEdit, updatedAt: stored?.updatedAt ?? null };
  }

  /**
   * @param seen `updatedAt` as it was shown, null if nothing had been saved; undefined replaces whatever there is
   * @throws InvalidInput, StaleState
   */
  async save(details: RestaurantDetails, seen: string | null | undefined, by: Actor): Promise<void> {
    check(details, await this.timeZones.includes(details.timeZone));
    await this.transaction.run(by, async () => {
      const before = await this.repository.findOneBy({ id: ID });
      // Unchanged, or a retry after a lost response.
      if (before && isDeepStrictEqual(this.detailsIn(before), details)) return;
      if (seen !== undefined && seen !== (before?.updatedAt.toISOString() ?? null)) throw changedSince();
      const after = { ...details, id: ID, updatedAt: this.clock.now() };
      if (!before) return this.repository.insert(after);
      // PostgreSQL orders the keys of JSON, which would look like a change.
      const isSame = isDeepStrictEqual(before.socialLinks, after.socialLinks);
      return this.repository.update(before, isSame ? { ...after, socialLinks: before.socialLinks } : after);
    });
    await this.refresh();
  }

  private async refresh(): Promise<StoredDetails | null> {
    const stored = await this.repository.findOneBy({ id: ID });
    const { timeZone } = this.restaurant;
    this.current.show(stored && this.detailsIn(stored));
    // Jobs at a time of day follow the restaurant's clock.
    if (this.restaurant.timeZone !== timeZone) await this.jobs.reschedule();
    return stored;
  }

  private detailsIn({ id: _id, updatedAt: _updatedAt, ...stored }: StoredDetails): RestaurantDetails {
    const { ownerName, servesCuisine, priceRange, country, timeZone } = this.current.builtDetails;
    return {
      ...stored,
      ownerName: stored.ownerName ?? ownerName,
      servesCuisine: stored.servesCuisine ?? servesCuisine,
      priceRange: stored.priceRange ?? priceRange,
      country: stored.country ?? country,
      timeZone: stored.timeZone ?? timeZone,
    };
  }
}

/** As people write it: `(904) 555-0175`, `+44 20 7946 0000`. */
const PHONE = /^\+?[\d\s().-]+$/;
const MAX_DIGITS = 15;
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;
const WEB_ADDRESS = /^https?:\/\/\S+$/;

/** Countries in which an address is incomplete without a state or province. */
const NEED_REGION = ['US', 'CA', 'AU'];

/** @throws InvalidInput */
function check(details: RestaurantDetails, isKnownTimeZone: boolean): void {
  const { phone, mailDomain, socialLinks, country, region, postalCode } = details;
  const problems: FieldError[] = [];
  if (!isSupportedCountry(country)) problems.push({ field: 'country', message: 'Choose a country.' });
  if (NEED_REGION.includes(country) && region === '')
    problems.push({ field: 'region', message: country === 'US' ? 'Enter the state.' : 'Enter the state or province.' });
  if (country === 'US' && !ZIP_CODE.test(postalCode))
    problems.push({ field: 'postalCode', message: 'Enter a ZIP code, such as 32084 or 32084-1234.' });
  if (!/^\${1,4}$/.test(details.priceRange)) problems.push({ field: 'priceRange', message: 'Choose a price range.' });
  if (details.servesCuisine.length === 0)
    problems.push({ field: 'servesCuisine', message: 'Enter at least one cuisine.' });
  if (!isKnownTimeZone) problems.push({ field: 'timeZone', message: 'Choose a time zone from the list.' });
  const digits = phone.replaceAll(/\D/g, '').length;
  if (!PHONE.test(phone) || !isPhoneNumber(phone) || digits > MAX_DIGITS)
    problems.push({ field: 'phone', message: 'Enter a phone number that people can call, such as (904) 555-0175.' });
  if (!DOMAIN.test(mailDomain))
    problems.push({ field: 'mailDomain', message: 'Enter a domain, such as bistro.example.' });
  socialLinks.forEach(({ platform, url }, place) => {
    const at = `socialLinks[${String(place)}]`;
    if (!WEB_ADDRESS.test(url) || !URL.canParse(url))
      problems.push({
        field: `${at}.url`,
        message: `Enter the address of your ${platform} page, beginning with https://.`,
      });
    if (socialLinks.findIndex((link) => link.platform === platform) < place)
      problems.push({ field: `${at}.platform`, message: `${platform} is in the list already.` });
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}
