import { Injectable } from '@nestjs/common';
import { MoreThan, MoreThanOrEqual } from 'typeorm';
import content from '../../../../../content/menu.json' with { type: 'json' };
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { menuFrom } from '../../domain/menu.js';
import type { DishOff, MenuProposal, MenuVersion, SoupOfTheDay } from '../../domain/menu-version.js';
import type { MenuRepository, VersionSummary } from '../../domain/ports/menu.repository.js';
import { MenuStateQuery } from './menu-state.query.js';
import { DishOffSchema, MenuProposalSchema, MenuVersionSchema, SoupSchema } from './menu.schemas.js';

/** Everything but the menus, which are long. */
const SUMMARY = {
  ...{ id: true, number: true, changes: true, restored: true },
  ...{ createdBy: true, approvedBy: true, createdAt: true },
};

@Injectable()
export class TypeOrmMenuRepository implements MenuRepository {
  readonly initial = menuFrom(content);
  private readonly versions: TrackedRepository<MenuVersion>;
  private readonly handedIn: TrackedRepository<MenuProposal>;
  private readonly off: TrackedRepository<DishOff>;
  private readonly soups: TrackedRepository<SoupOfTheDay>;

  constructor(
    database: Database,
    private readonly stateQuery: MenuStateQuery,
  ) {
    this.versions = database.getRepository(MenuVersionSchema);
    this.handedIn = database.getRepository(MenuProposalSchema);
    this.off = database.getRepository(DishOffSchema);
    this.soups = database.getRepository(SoupSchema);
  }

  state(): Promise<string> {
    return this.stateQuery.read();
  }

  async latest(): Promise<MenuVersion | null> {
    const [newest] = await this.versions.find({ order: { number: 'desc' }, take: 1 });
    return newest ?? null;
  }

  find(number: number): Promise<MenuVersion | null> {
    return this.versions.findOneBy({ number });
  }

  newest(count: number): Promise<VersionSummary[]> {
    return this.versions.find({ select: SUMMARY, order: { number: 'desc' }, take: count });
  }

  add(version: MenuVersion): Promise<void> {
    return this.versions.insert(version);
  }

  findProposal(id: string): Promise<MenuProposal | null> {
    return this.handedIn.findOneBy({ id });
  }

  proposals(count: number): Promise<MenuProposal[]> {
    return this.handedIn.find({ order: { createdAt: 'desc', id: 'desc' }, take: count });
  }

  addProposal(proposal: MenuProposal): Promise<void> {
    return this.handedIn.insert(proposal);
  }

  saveProposal(before: MenuProposal, after: MenuProposal): Promise<void> {
    return this.handedIn.update(before, after);
  }

  offAfter(today: string): Promise<DishOff[]> {
    return this.off.find({ where: { backOn: MoreThan(today) }, order: { name: 'asc' } });
  }

  findOff(id: string): Promise<DishOff | null> {
    return this.off.findOneBy({ id });
  }

  addOff(off: DishOff): Promise<void> {
    return this.off.insert(off);
  }

  saveOff(before: DishOff, after: DishOff): Promise<void> {
    return this.off.update(before, after);
  }

  removeOff(off: DishOff): Promise<void> {
    return this.off.remove(off);
  }

  soupsFrom(today: string): Promise<SoupOfTheDay[]> {
    return this.soups.find({ where: { id: MoreThanOrEqual(today) }, order: { id: 'asc' } });
  }

  findSoup(id: string): Promise<SoupOfTheDay | null> {
    return this.soups.findOneBy({ id });
  }

  addSoup(soup: SoupOfTheDay): Promise<void> {
    return this.soups.insert(soup);
  }

  saveSoup(before: SoupOfTheDay, after: SoupOfTheDay): Promise<void> {
    return this.soups.update(before, after);
  }

  removeSoup(soup: SoupOfTheDay): Promise<void> {
    return this.soups.remove(soup);
  }
}
