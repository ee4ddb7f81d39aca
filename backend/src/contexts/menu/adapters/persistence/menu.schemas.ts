import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { MENU } from '../../domain/menu.js';
import {
  DISH_OFF,
  type DishOff,
  MENU_PROPOSAL,
  type MenuProposal,
  type MenuVersion,
  SOUP,
  type SoupOfTheDay,
} from '../../domain/menu-version.js';
import { MarkedMeanwhile, OtherMenu } from '../../domain/menu.errors.js';

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
  { subject: DISH_OFF, nameOf: ({ name }) => name, violations: { dishes_off_pkey: () => new MarkedMeanwhile() } },
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
    violations: { soups_of_the_day_pkey: () => new MarkedMeanwhile() },
  },
);
