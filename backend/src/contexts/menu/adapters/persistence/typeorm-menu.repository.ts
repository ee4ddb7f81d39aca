import { type EntitySchemaColumnOptions, MoreThan, MoreThanOrEqual } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../../kernel/domain-error.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { MENU, menuFrom, OtherMenu } from '../../domain/menu.js';
import {
  DISH_OFF,
  type DishOff,
  MENU_PROPOSAL,
  type MenuProposal,
  type MenuRepository,
  type MenuVersion,
  SOUP,
  type SoupOfTheDay,
  type VersionSummary,
} from '../../domain/menu-version.js';
import content from '../../../../../content/menu.json' with { type: 'json' };

const createdBy = { type: 'text', name: 'created_by' } as const;
const createdAt = { type: 'timestamptz', precision: 3, name: 'created_at' } as const;
const restored = { type: 'integer', nullable: true } as const;

export const MenuVersionSchema = new TrackedSchema<MenuVersion>(
  {
    name: 'MenuVersion',
    tableName: 'menu_versions',
    columns: {
      id: { type: 'uuid', primary: true },
      number: { type: 'integer' },
      menu: { type: 'jsonb' },
      changes: { type: 'jsonb' },
      restored,
      createdBy,
      approvedBy: { type: 'text', name: 'approved_by', nullable: true },
      createdAt,
    } satisfies Record<keyof MenuVersion, EntitySchemaColumnOptions>,
  },
  {
    subject: MENU,
    nameOf: ({ number }) => `version ${String(number)}`,
    violations: { menu_versions_number: () => new OtherMenu(null) },
  },
);

export const MenuProposalSchema = new TrackedSchema<MenuProposal>(
  {
    name: 'MenuProposal',
    tableName: 'menu_proposals',
    columns: {
      id: { type: 'uuid', primary: true },
      menu: { type: 'jsonb' },
      basedOn: { type: 'integer', name: 'based_on' },
      restored,
      changes: { type: 'jsonb' },
      status: { type: 'text' },
      createdBy,
      createdAt,
    } satisfies Record<keyof MenuProposal, EntitySchemaColumnOptions>,
  },
  { subject: MENU_PROPOSAL, nameOf: ({ changes }) => changes.join('; ').slice(0, 200) },
);

export const DishOffSchema = new TrackedSchema<DishOff>(
  {
    name: 'DishOff',
    tableName: 'dishes_off',
    columns: {
      id: { type: 'text', primary: true },
      name: { type: 'text' },
      backOn: { type: 'date', name: 'back_on' },
      createdBy,
    } satisfies Record<keyof DishOff, EntitySchemaColumnOptions>,
  },
  {
    subject: DISH_OFF,
    nameOf: ({ name }) => name,
    violations: {
      dishes_off_pkey: () => new Conflict('Someone else changed this at the same moment. Please look again.'),
    },
  },
);

export const SoupSchema = new TrackedSchema<SoupOfTheDay>(
  {
    name: 'SoupOfTheDay',
    tableName: 'soups_of_the_day',
    columns: {
      id: { type: 'date', primary: true },
      name: { type: 'text' },
      price: { type: 'text' },
      bowlPrice: { type: 'text', name: 'bowl_price', nullable: true },
      description: { type: 'text', nullable: true },
      diets: { type: 'jsonb' },
      contains: { type: 'jsonb' },
      createdBy,
    } satisfies Record<keyof SoupOfTheDay, EntitySchemaColumnOptions>,
  },
  {
    subject: SOUP,
    nameOf: ({ id, name }) => `${name}, ${id}`,
    violations: {
      soups_of_the_day_pkey: () => new Conflict('Someone else changed this at the same moment. Please look again.'),
    },
  },
);

/** Detects changes of the published menu, the dishes that are off and the soups with one statement. */
@Injectable()
export class MenuStateQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<string> {
    const [row] = await this.database.query<{ state: string }[]>(
      `select concat(
         (select max(number) from menu_versions), ';',
         (select string_agg(xmin::text, ',' order by id) from dishes_off), ';',
         (select string_agg(xmin::text, ',' order by id) from soups_of_the_day where id >= current_date - 1)) as state`,
    );
    return row?.state ?? '';
  }
}

/** Everything but the menus, which are long. */
const SUMMARY = {
  id: true,
  number: true,
  changes: true,
  restored: true,
  createdBy: true,
  approvedBy: true,
  createdAt: true,
};

@Injectable()
@LiveUpdates([MENU, MENU_PROPOSAL, DISH_OFF, SOUP], liveChannel('menu', 'manager', 'admin'))
export class TypeOrmMenuRepository implements MenuRepository {
  readonly initial = menuFrom(content);
  private readonly versions: TrackedRepository<MenuVersion>;
  private readonly proposalRows: TrackedRepository<MenuProposal>;
  private readonly off: TrackedRepository<DishOff>;
  private readonly soups: TrackedRepository<SoupOfTheDay>;

  constructor(
    database: Database,
    private readonly stateQuery: MenuStateQuery,
  ) {
    this.versions = database.getRepository(MenuVersionSchema);
    this.proposalRows = database.getRepository(MenuProposalSchema);
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
    return this.proposalRows.findOneBy({ id });
  }

  proposals(count: number): Promise<MenuProposal[]> {
    return this.proposalRows.find({ order: { createdAt: 'desc', id: 'desc' }, take: count });
  }

  addProposal(proposal: MenuProposal): Promise<void> {
    return this.proposalRows.insert(proposal);
  }

  saveProposal(before: MenuProposal, after: MenuProposal): Promise<void> {
    return this.proposalRows.update(before, after);
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
