import type { Actor } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { EntityRows } from '../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../platform/persistence/entity-tables.js';
import { SegmentSchema } from './adapters/persistence/contacts/segment.schema.js';
import type { SegmentUsesQuery } from './adapters/persistence/contacts/segment-uses.query.js';
import { tidyTags } from './domain/contacts/contact.js';
import { SegmentInUse, SegmentNameTaken, SegmentNotFound } from './domain/contacts/segment.errors.js';
import { SEGMENT, type Segment } from './domain/contacts/segment.js';

type Described = Pick<Segment, 'name' | 'description' | 'tags' | 'conditions' | 'isActive'>;

/** Keeps the groups by which mail is addressed. */
export class SegmentsService {
  private readonly segments: EntityRows<Segment>;

  constructor(
    tables: EntityTables,
    private readonly uses: SegmentUsesQuery,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.segments = tables.of(SegmentSchema, SEGMENT, ({ name }) => name);
  }

  /** @throws SegmentNameTaken */
  async create(described: Described, by: Actor): Promise<Segment> {
    const now = this.clock.now();
    const author = { createdBy: by.name, createdByRole: by.role };
    const segment = { ...tidy(described), ...author, id: this.ids.next(), createdAt: now, updatedAt: now };
    await this.transaction.run(by, () => this.segments.add(segment, taken(segment)));
    return segment;
  }

  /** @throws SegmentNotFound */
  async get(id: string): Promise<Segment> {
    const segment = await this.segments.find(id);
    if (!segment) throw new SegmentNotFound();
    return segment;
  }

  /** @throws SegmentNotFound, SegmentNameTaken */
  edit(id: string, changes: Partial<Described>, by: Actor): Promise<Segment> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const after = { ...before, ...tidy({ ...before, ...changes }), updatedAt: this.clock.now() };
      await this.segments.save(before, after, taken(after));
      return after;
    });
  }

  /** @throws SegmentNotFound, SegmentInUse while a campaign that has not begun names it */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const segment = await this.get(id);
      const campaigns = await this.uses.campaignsOf(segment.id);
      if (campaigns.length > 0) throw new SegmentInUse(campaigns);
      await this.segments.remove(segment);
    });
  }
}

const tidy = (described: Described): Described => ({ ...described, tags: tidyTags(described.tags) });
const taken = ({ name }: Segment) => ({ contact_segments_name: () => new SegmentNameTaken(name) });
