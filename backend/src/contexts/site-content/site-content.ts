import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import about from '../../../content/about.json' with { type: 'json' };
import merchandise from '../../../content/merchandise.json' with { type: 'json' };
import reviews from '../../../content/reviews.json' with { type: 'json' };
import { isCalendarDate } from '../../kernel/calendar.js';
import { Clock } from '../../kernel/clock.js';
import { Conflict, type FieldError, InvalidInput, NotFound } from '../../kernel/domain-error.js';
import { Ids } from '../../kernel/ids.js';
import { Transaction } from '../../kernel/transaction.js';
import { Database } from '../../platform/persistence/database.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import { TrackedSchema } from '../../platform/persistence/tracked-schema.js';
import { type Editor, OwnerConsent, priceFrom } from '../menu/index.js';

export const SITE_CONTENT = 'site-content';

/** Pictures of the glass shelf, each of which can be replaced by a photo. */
export const SHELF_PICTURES: readonly string[] = merchandise.map(({ picture }) => picture);
export const MOST_PARAGRAPHS = 6;
export const MOST_REVIEWS = 12;

/** A line at the top of every page for guests, hidden if the text is empty. */
export interface Announcement {
  readonly text: string;
  /** A page of the website such as `/reservations`, or an https address. */
  readonly link: string;
  readonly linkLabel: string;
  /** Last day on which it is shown, YYYY-MM-DD. */
  readonly until: string;
}

export interface ShelfItem {
  readonly picture: string;
  readonly title: string;
  readonly price: string;
  readonly description: string;
}

export interface Review {
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

/** Texts of the home page. `{hours}` and `{ownerName}` in the story are replaced by the current hours and the owner's name. */
export interface SiteContent {
  readonly announcement: Announcement;
  readonly welcome: string;
  readonly story: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly owner: string;
    readonly award: string;
  };
  readonly merchandise: readonly ShelfItem[];
  readonly reviews: readonly Review[];
  readonly recommendation: { readonly percent: number; readonly reviews: number; readonly platform: string };
}

/** An immutable copy of all texts; the newest one is on the website. */
export interface SiteContentVersion {
  readonly id: string;
  readonly number: number;
  readonly content: SiteContent;
  /** The earlier version that this one brought back. */
  readonly restored: number | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}
export type SiteContentSummary = Omit<SiteContentVersion, 'content'>;

/** The website's content while nothing has been published: that of `content/`. */
const ORIGINAL: SiteContent = {
  announcement: { text: '', link: '', linkLabel: '', until: '' },
  welcome: about.welcome,
  story: { title: about.title, paragraphs: about.paragraphs, owner: about.owner, award: about.award },
  merchandise: merchandise.map(({ picture, title, price, description }) => ({ picture, title, price, description })),
  reviews: reviews.items,
  recommendation: reviews.recommendation,
};

const OTHER_CONTENT = 'Someone else published changes in the meantime. Yours are still here; look at theirs first.';

export const SiteContentVersionSchema = new TrackedSchema<SiteContentVersion>(
  {
    name: 'SiteContentVersion',
    tableName: 'site_content_versions',
    columns: {
      id: { type: 'uuid', primary: true },
      number: { type: 'integer' },
      content: { type: 'jsonb' },
      restored: { type: 'integer', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    },
  },
  {
    subject: SITE_CONTENT,
    nameOf: ({ number }) => `version ${String(number)}`,
    violations: { site_content_versions_number: () => new Conflict(OTHER_CONTENT) },
  },
);

const SUMMARY = { id: true, number: true, restored: true, createdBy: true, createdAt: true } as const;
const MOST_VERSIONS = 100;
/** Who wrote the installation's own content. */
const INSTALLATION = 'Courtyard';

@Injectable()
export class SiteContents {
  private readonly repository: TrackedRepository<SiteContentVersion>;

  constructor(
    database: Database,
    private readonly consent: OwnerConsent,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.repository = database.getRepository(SiteContentVersionSchema);
  }

  /** Null while nothing has been published. */
  async latest(): Promise<SiteContentVersion | null> {
    const [newest] = await this.repository.find({ order: { number: 'desc' }, take: 1 });
    return newest ?? null;
  }

  /** What the website shows on that day; null while it shows the original content. @param today YYYY-MM-DD */
  async shownOn(today: string): Promise<SiteContent | null> {
    const content = (await this.latest())?.content;
    return content ? shownOn(today, content) : null;
  }

  async current(): Promise<{ readonly content: SiteContent; readonly latest: SiteContentVersion | null }> {
    const latest = await this.latest();
    return { content: latest?.content ?? ORIGINAL, latest };
  }

  /** The published texts in the form of the files in `content/`, by name. The announcement has no file. */
  async exported(): Promise<Readonly<Record<string, unknown>>> {
    const { welcome, story, merchandise: shelf, reviews: items, recommendation } = (await this.current()).content;
    return {
      'about.json': { ...about, welcome, ...story },
      'merchandise.json': shelf.map((item) => ({
        ...merchandise.find(({ picture }) => picture === item.picture),
        ...item,
      })),
      'reviews.json': { items, recommendation },
    };
  }

  /** Newest first. */
  versions(): Promise<SiteContentSummary[]> {
    return this.repository.find({ select: SUMMARY, order: { number: 'desc' }, take: MOST_VERSIONS });
  }

  /** False for a site manager whose changes need the owner's approval. */
  async mayPublish(by: Editor): Promise<boolean> {
    return !(await this.consent.isRequiredFrom(by));
  }

  /**
   * @param seen number of the version that was changed; 0 for the original content
   * @throws InvalidInput, Conflict if another version has been published since, or if the owner has to publish
   */
  async publish(content: SiteContent, seen: number, by: Editor): Promise<void> {
    await this.add(checkedContent(content), seen, null, by);
  }

  /** Publishes the content of an earlier version again. @throws NotFound, Conflict */
  async restore(number: number, seen: number, by: Editor): Promise<void> {
    const version = await this.repository.findOneBy({ number });
    if (!version) throw new NotFound('This version does not exist.');
    await this.add(version.content, seen, number, by);
  }

  private async add(content: SiteContent, seen: number, restored: number | null, by: Editor): Promise<void> {
    if (!(await this.mayPublish(by)))
      throw new Conflict('Changes to the website need the owner’s approval. Ask the owner to make this one.');
    await this.transaction.run(by, async () => {
      const { content: before, latest } = await this.current();
      const number = latest?.number ?? 0;
      if (isDeepStrictEqual(before, content)) return; // Unchanged, or a retry after a lost response.
      if (number !== seen) throw new Conflict(OTHER_CONTENT);
      const createdAt = this.clock.now();
      if (!latest) {
        const original = { content: ORIGINAL, restored: null, createdBy: INSTALLATION, createdAt };
        await this.repository.insert({ ...original, id: this.ids.next(), number: 0 });
      }
      const version = { content, restored, createdBy: by.name, createdAt };
      await this.repository.insert({ ...version, id: this.ids.next(), number: number + 1 });
    });
  }
}

/** Without an announcement whose last day has passed. */
export const shownOn = (today: string, content: SiteContent): SiteContent =>
  content.announcement.until !== '' && content.announcement.until < today
    ? { ...content, announcement: ORIGINAL.announcement }
    : content;

/** Browsers read `//` and `/\` as the beginning of another website's address. */
const WEB_ADDRESS = /^(\/(?![/\\])\S*|https:\/\/\S+)$/;

/** Prices in their usual form. @throws InvalidInput */
export function checkedContent(content: SiteContent): SiteContent {
  const { announcement, merchandise: shelf } = content;
  const problems: FieldError[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  if (announcement.link !== '' && !WEB_ADDRESS.test(announcement.link))
    refuse('announcement.link', 'Enter a page such as /reservations, or an address that begins with https://.');
  if ((announcement.link === '') !== (announcement.linkLabel === ''))
    refuse(
      `announcement.${announcement.link === '' ? 'link' : 'linkLabel'}`,
      'A link needs both an address and a label.',
    );
  if (announcement.until !== '' && !isCalendarDate(announcement.until)) refuse('announcement.until', 'Choose a date.');
  const used = new Set<string>();
  const priced = shelf.map((item, place) => {
    const price = priceFrom(item.price);
    const at = `merchandise[${String(place)}]`;
    if (price === null) refuse(`${at}.price`, `Enter the price of ${item.title} as $24 or $24.50.`);
    if (used.has(item.picture)) refuse(`${at}.picture`, 'Each picture can be shown once.');
    used.add(item.picture);
    return { ...item, price: price ?? item.price };
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { ...content, merchandise: priced };
}
