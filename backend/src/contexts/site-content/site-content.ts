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
import type { Author } from '../../kernel/actor.js';
import { type Editor, OwnerConsent, priceFrom, type ProposalStatus } from '../menu/index.js';
import { changesBetween, combined } from './site-content-changes.js';

export const SITE_CONTENT = 'site-content';
/** Subject type of proposals in events and the audit log. */
export const SITE_CONTENT_PROPOSAL = 'site-content-proposal';

/** Pictures of the shelf, each of which can be replaced by a photo. */
export const SHELF_PICTURES: readonly string[] = Array.from({ length: 9 }, (_, at) => `merchandise-${String(at + 1)}`);
export const MAX_PARAGRAPHS = 6;
export const MAX_REVIEWS = 12;

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
  /** Empty for a restaurant that sells nothing but food. */
  readonly merchandise: readonly ShelfItem[];
  readonly reviews: readonly Review[];
  /** Shown if there is at least one review. */
  readonly recommendation: { readonly percent: number; readonly reviews: number; readonly platform: string };
}

/** An immutable copy of all texts; the newest one is on the website. */
export interface SiteContentVersion {
  readonly id: string;
  readonly number: number;
  readonly content: SiteContent;
  /** The earlier version that this one restoredFrom back. */
  readonly restored: number | null;
  readonly createdBy: string;
  /** Display name of the owner who approved it; null if it did not need that. */
  readonly approvedBy: string | null;
  readonly createdAt: Date;
}

/** The site manager's changes while the owner's approval is required. */
export interface SiteContentProposal {
  /** Id of the approval item about it. */
  readonly id: string;
  readonly content: SiteContent;
  /** Number of the version that was changed. */
  readonly basedOn: number;
  readonly restored: number | null;
  /** What it would change, one phrase each. */
  readonly changes: readonly string[];
  readonly status: Exclude<ProposalStatus, 'outdated'>;
  readonly createdBy: string;
  readonly createdAt: Date;
}
export type SiteContentSummary = Omit<SiteContentVersion, 'content'>;

/** May be empty, if the owner's shelf was when it was exported. */
const SHELF: readonly (ShelfItem & { readonly alt: string })[] = merchandise;

/** The website's content while nothing has been published: that of `content/`. */
const ORIGINAL: SiteContent = {
  announcement: { text: '', link: '', linkLabel: '', until: '' },
  welcome: about.welcome,
  story: { title: about.title, paragraphs: about.paragraphs, owner: about.owner, award: about.award },
  merchandise: SHELF.map(({ picture, title, price, description }) => ({ picture, title, price, description })),
  reviews: reviews.items,
  recommendation: reviews.recommendation,
};

const OTHER_CONTENT = 'Someone else published changes in the meantime. Look at them first.';

const createdBy = { type: 'text', name: 'created_by' } as const;
const createdAt = { type: 'timestamptz', precision: 3, name: 'created_at' } as const;
const restored = { type: 'integer', nullable: true } as const;

export const SiteContentVersionSchema = new TrackedSchema<SiteContentVersion>(
  {
    name: 'SiteContentVersion',
    tableName: 'site_content_versions',
    columns: {
      id: { type: 'uuid', primary: true },
      number: { type: 'integer' },
      content: { type: 'jsonb' },
      restored,
      createdBy,
      approvedBy: { type: 'text', name: 'approved_by', nullable: true },
      createdAt,
    },
  },
  {
    subject: SITE_CONTENT,
    nameOf: ({ number }) => `version ${String(number)}`,
    violations: { site_content_versions_number: () => new Conflict(OTHER_CONTENT) },
  },
);

export const SiteContentProposalSchema = new TrackedSchema<SiteContentProposal>(
  {
    name: 'SiteContentProposal',
    tableName: 'site_content_proposals',
    columns: {
      id: { type: 'uuid', primary: true },
      content: { type: 'jsonb' },
      basedOn: { type: 'integer', name: 'based_on' },
      restored,
      changes: { type: 'jsonb' },
      status: { type: 'text' },
      createdBy,
      createdAt,
    },
  },
  { subject: SITE_CONTENT_PROPOSAL, nameOf: ({ changes }) => changes.join('; ').slice(0, 200) },
);

const SUMMARY = { id: true, number: true, restored: true, createdBy: true, approvedBy: true, createdAt: true } as const;
const MAX_VERSIONS = 100;
const MAX_PROPOSALS = 10;
/** Who wrote the installation's own content. */
const INSTALLATION = 'Courtyard';

@Injectable()
export class SiteContents {
  private readonly repository: TrackedRepository<SiteContentVersion>;
  private readonly proposalRows: TrackedRepository<SiteContentProposal>;

  constructor(
    database: Database,
    private readonly consent: OwnerConsent,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.repository = database.getRepository(SiteContentVersionSchema);
    this.proposalRows = database.getRepository(SiteContentProposalSchema);
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
        ...SHELF.find(({ picture }) => picture === item.picture),
        ...item,
      })),
      'reviews.json': { items, recommendation },
    };
  }

  /** Newest first. */
  versions(): Promise<SiteContentSummary[]> {
    return this.repository.find({ select: SUMMARY, order: { number: 'desc' }, take: MAX_VERSIONS });
  }

  /** Newest first. */
  proposals(): Promise<SiteContentProposal[]> {
    return this.proposalRows.find({ order: { createdAt: 'desc', id: 'desc' }, take: MAX_PROPOSALS });
  }

  needsConsent(by: Editor): Promise<boolean> {
    return this.consent.isRequiredFrom(by);
  }

  /**
   * Publishes the content, or asks the owner if that is required of this editor.
   * @param seen number of the version that was changed; 0 for the original content
   * @throws InvalidInput, Conflict if another version has been published since
   */
  async publish(content: SiteContent, seen: number, by: Editor): Promise<void> {
    await this.change(checkedContent(content), seen, null, by);
  }

  /** Publishes the content of an earlier version again. @throws NotFound, Conflict */
  async restore(number: number, seen: number, by: Editor): Promise<void> {
    await this.change(await this.contentOf(number), seen, number, by);
  }

  /** The owner has answered. What was approved is published together with what has been published since. */
  async settle(proposalId: string, status: SiteContentProposal['status'], by: Author | null): Promise<void> {
    await this.transaction.run(by, async () => {
      const proposal = await this.proposalRows.findOneBy({ id: proposalId });
      if (proposal?.status !== 'pending') return;
      if (status === 'approved') await this.accept(proposal, by);
      await this.proposalRows.update(proposal, { ...proposal, status });
    });
  }

  private async change(content: SiteContent, seen: number, restoredFrom: number | null, by: Editor): Promise<void> {
    await this.transaction.run(by, async () => {
      const { content: before, latest } = await this.current();
      if (isDeepStrictEqual(before, content)) return; // Unchanged, or a retry after a lost response.
      if ((latest?.number ?? 0) !== seen) throw new Conflict(OTHER_CONTENT);
      if (await this.consent.isRequiredFrom(by)) await this.propose(content, before, seen, restoredFrom, by);
      else await this.add(latest, { content, restored: restoredFrom, createdBy: by.name, approvedBy: null });
    });
  }

  private async propose(
    content: SiteContent,
    before: SiteContent,
    basedOn: number,
    restoredFrom: number | null,
    by: Editor,
  ) {
    const isWaiting = ({ status, ...other }: SiteContentProposal) =>
      status === 'pending' && other.basedOn === basedOn && isDeepStrictEqual(other.content, content);
    if ((await this.proposals()).some(isWaiting)) return; // A retry after a lost response.
    const changes = changesBetween(before, content);
    const id = await this.consent.ask({ about: 'website', changes }, by);
    const proposal = { id, content, basedOn, restored: restoredFrom, changes, status: 'pending' as const };
    await this.proposalRows.insert({ ...proposal, createdBy: by.name, createdAt: this.clock.now() });
  }

  private async accept({ content: mine, basedOn, ...proposal }: SiteContentProposal, by: Author | null): Promise<void> {
    const { content: now, latest } = await this.current();
    const content = combined(await this.contentOf(basedOn), mine, now);
    if (isDeepStrictEqual(content, now)) return;
    const { restored: restoredFrom, createdBy: author } = proposal;
    await this.add(latest, { content, restored: restoredFrom, createdBy: author, approvedBy: by?.name ?? null });
  }

  /** Stores the version after the latest one; before the first one, the original content. */
  private async add(
    latest: SiteContentVersion | null,
    version: Omit<SiteContentVersion, 'id' | 'number' | 'createdAt'>,
  ): Promise<void> {
    const now = this.clock.now();
    if (!latest) {
      const original = { content: ORIGINAL, restored: null, createdBy: INSTALLATION, approvedBy: null, createdAt: now };
      await this.repository.insert({ ...original, id: this.ids.next(), number: 0 });
    }
    await this.repository.insert({
      ...version,
      id: this.ids.next(),
      number: (latest?.number ?? 0) + 1,
      createdAt: now,
    });
  }

  /** @throws NotFound */
  private async contentOf(number: number): Promise<SiteContent> {
    const version = await this.repository.findOneBy({ number });
    if (version) return version.content;
    if (number === 0) return ORIGINAL;
    throw new NotFound('This version does not exist.');
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
  const { announcement, merchandise: shelf, recommendation } = content;
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
  if (recommendation.reviews > 0 && recommendation.platform === '')
    refuse('recommendation.platform', 'Enter where the reviews are.');
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
