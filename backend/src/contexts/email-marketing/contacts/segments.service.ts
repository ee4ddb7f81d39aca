import type { Actor } from '../../../kernel/actor.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { TrackedRepository } from '../../../platform/persistence/tracked-repository.js';
import type { Database } from '../../../platform/persistence/database.js';
import { SegmentSchema } from './adapters/persistence/segment.schema.js';
import type { SegmentUses } from './domain/segment-uses.js';
import { tidyTags } from './domain/contact.js';
import { SegmentInUse, SegmentNotFound } from './domain/segment.errors.js';
import { type Segment } from './domain/segment.js';

type Described = Pick<Segment, 'name' | 'description' | 'tags' | 'conditions' | 'isActive'>;

/** Keeps the groups by which mail is addressed. */
export class SegmentsService {
  private readonly segments: TrackedRepository<Segment>;

  constructor(
    database: Database,
    private readonly uses: SegmentUses,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.segments = database.getRepository(SegmentSchema);
  }

  /** @throws SegmentNameTaken */
  async create(described: Described, by: Actor): Promise<Segment> {
    const now = this.clock.now();
    const author = { createdBy: by.name, createdByRole: by.role };
    const segment = { ...tidy(described), ...author, id: this.ids.next(), createdAt: now, updatedAt: now };
    await this.transaction.run(by, () => this.segments.insert(segment));
    return segment;
  }

  /** @throws SegmentNotFound */
  async get(id: string): Promise<Segment> {
    const segment = await this.segments.findOneBy({ id });
    if (!segment) throw new SegmentNotFound();
    return segment;
  }

  /** @throws SegmentNotFound, SegmentNameTaken */
  edit(id: string, changes: Partial<Described>, by: Actor): Promise<Segment> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const after = { ...before, ...tidy({ ...before, ...changes }), updatedAt: this.clock.now() };
      await this.segments.update(before, after);
      if (ruleOf(before) !== ruleOf(after)) await this.uses.changed(id);
      return after;
    });
  }

  /** @throws SegmentNotFound, SegmentInUse while a campaign that has not begun names it */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const segment = await this.get(id);
      const campaigns = await this.uses.namesOf(segment.id);
      if (campaigns.length > 0) throw new SegmentInUse(campaigns);
      await this.segments.remove(segment);
    });
  }
}

const tidy = (described: Described): Described => ({ ...described, tags: tidyTags(described.tags) });
/** What decides whom it holds, however the database orders it. */
const ruleOf = ({ tags, conditions, isActive }: Segment) =>
  JSON.stringify([tags, conditions.map(({ field, operator, value }) => [field, operator, value]), isActive]);
