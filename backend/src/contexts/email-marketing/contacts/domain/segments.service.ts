import { Injectable } from '@nestjs/common';
import { Uses } from '../../../../kernel/uses.js';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { assertUnchanged } from '../../../../kernel/shown.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { type Segment, SegmentInUse } from './segment.js';
import { tidyTags } from './contact.js';

/** Changes and removals conflict if someone else has changed the segment since it was read. */
export abstract class SegmentRepository {
  /** @throws SegmentNameTaken */
  abstract add(segment: Segment): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<Segment>;
  /** @throws SegmentNameTaken */
  abstract save(before: Segment, after: Segment): Promise<void>;
  abstract remove(segment: Segment): Promise<void>;
}

/** Finds what uses a segment. */
@Injectable()
export class SegmentUses extends Uses {}

type Described = Pick<Segment, 'name' | 'description' | 'tags' | 'conditions' | 'isActive'>;

@Injectable()
export class SegmentsService {
  constructor(
    private readonly segments: SegmentRepository,
    private readonly uses: SegmentUses,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws SegmentNameTaken */
  async create(described: Described, by: Actor): Promise<Segment> {
    const now = this.clock.now();
    const author = { createdBy: by.name, createdByRole: by.role };
    const segment = { ...tidy(described), ...author, id: this.ids.next(), createdAt: now, updatedAt: now };
    await this.transaction.run(by, () => this.segments.add(segment));
    return segment;
  }

  /** @throws NotFound */
  get(id: string): Promise<Segment> {
    return this.segments.get(id);
  }

  /**
   * @param seen `updatedAt` of the segment as it was shown (ISO 8601); null skips the check
   * @throws NotFound, StaleState, SegmentNameTaken
   */
  edit(id: string, changes: Partial<Described>, seen: string | null, by: Actor): Promise<Segment> {
    return this.transaction.run(by, async () => {
      const before = await this.segments.get(id);
      assertUnchanged('segment', before, seen);
      const after = { ...before, ...tidy({ ...before, ...changes }), updatedAt: this.clock.now() };
      await this.segments.save(before, after);
      if (ruleOf(before) !== ruleOf(after)) await this.uses.changed(id);
      return after;
    });
  }

  /** @throws NotFound, SegmentInUse while a campaign that has not started uses it */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const segment = await this.segments.get(id);
      const campaigns = await this.uses.namesOf(segment.id);
      if (campaigns.length > 0) throw new SegmentInUse(campaigns);
      await this.segments.remove(segment);
    });
  }
}

const tidy = (described: Described): Described => ({ ...described, tags: tidyTags(described.tags) });
/** For comparing rules independently of the order of keys in the database. */
const ruleOf = ({ tags, conditions, isActive }: Segment) =>
  JSON.stringify([tags, conditions.map(({ field, operator, value }) => [field, operator, value]), isActive]);
