import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { AnyOf, AnyText, Line, NestedList, OptionalLine, YesNo } from '../../../../platform/http/fields/index.js';
import {
  ALLERGENS,
  DIETS,
  type Dish,
  type Menu,
  type MenuSection,
  MAX_DISHES,
  MAX_SECTIONS,
} from '../../domain/menu.js';
import {
  type DishOff,
  type MenuProposal,
  PROPOSAL_STATUSES,
  type ProposalStatus,
  type Soup,
  type SoupOfTheDay,
  type VersionSummary,
} from '../../domain/menu-version.js';
import type { Current, MenuSheet } from '../../domain/menu.service.js';

const NO_DATE = 'Choose a date.';
const A_LOT = 1_000_000;
const PRICE = { label: 'the price', max: 20 };
const DESCRIPTION = { label: 'the description', max: 200 };
const DIETS_SAY = { description: 'Diets it suits. A vegan dish is also vegetarian.' };
const CONTAINS_SAY = { description: 'Allergens it contains.' };

class DishBody implements Dish {
  @Line({ label: 'the dish’s id', max: 64, description: 'Lowercase letters, digits, and hyphens. Can’t be changed.' })
  readonly id!: string;

  @Line({ label: 'the dish’s name', max: 80, description: 'May end with a size, such as `Tomato Basil, cup`.' })
  readonly name!: string;

  @Line({ ...PRICE, missing: 'Enter the price of each dish.', description: 'Such as `15`, `$15.00`, or `$12-$14`.' })
  readonly price!: string;

  @OptionalLine(DESCRIPTION)
  readonly description!: string | null;

  @OptionalLine({ label: 'the note', max: 100, description: 'Such as `Winter only`.' })
  readonly note!: string | null;

  @YesNo()
  readonly seasonal!: boolean;

  @AnyOf(DIETS, DIETS_SAY)
  readonly diets!: string[];

  @AnyOf(ALLERGENS, CONTAINS_SAY)
  readonly contains!: string[];

  @YesNo()
  readonly hasGlutenFreeBread!: boolean;

  @YesNo()
  readonly isTopRow!: boolean;
}

class MenuSectionBody implements MenuSection {
  @Line({ label: 'the section’s id', max: 64, description: 'Lowercase letters, digits, and hyphens.' })
  readonly id!: string;

  @Line({ label: 'the section’s name', max: 60 })
  readonly name!: string;

  @OptionalLine({ label: 'the line below the name', max: 120 })
  readonly subtitle!: string | null;

  @YesNo()
  readonly isBoxed!: boolean;

  @NestedList({
    type: DishBody,
    maxItems: MAX_DISHES,
    notList: 'In section $place, a dish is incomplete or too long.',
    tooMany: `A section has at most ${String(MAX_DISHES)} dishes.`,
  })
  readonly dishes!: DishBody[];
}

/** A menu as it is edited. */
export class MenuBody implements Menu {
  @OptionalLine({ label: 'the words above the menu', max: 200 })
  readonly note!: string;

  @OptionalLine({ label: 'the note on gluten-free bread', max: 60 })
  readonly glutenFreeBread!: string;

  @NestedList({
    type: MenuSectionBody,
    maxItems: MAX_SECTIONS,
    notList: 'A section of the menu is incomplete or too long.',
    tooMany: `The menu has at most ${String(MAX_SECTIONS)} sections.`,
  })
  readonly sections!: MenuSectionBody[];
}

const Version = (description: string) => (target: object, key: string) => {
  const message = `${key} must be the number of a version.`;
  IsInt({ message })(target, key);
  Min(0, { message })(target, key);
  Max(A_LOT, { message })(target, key);
  ApiProperty({ minimum: 0, maximum: A_LOT, description })(target, key);
};

export class PublishMenu extends MenuBody {
  @Version('The version that was changed.')
  readonly seen!: number;
}

export class CombineMenu extends MenuBody {
  @Version('The version that was changed.')
  readonly basedOn!: number;
}

export class RestoreMenu {
  @Version('The version that was shown as the published one.')
  readonly seen!: number;
}

export class TakeDishOff {
  @AnyText(NO_DATE, { description: 'First day on which it is available again, YYYY-MM-DD.' })
  readonly backOn!: string;
}

export class SoupBody implements Soup {
  @Line({ label: 'the soup’s name', max: 80 })
  readonly name!: string;

  @Line({ ...PRICE, missing: 'Enter a price such as 6.00.', description: 'Price of a cup, or of the only size.' })
  readonly price!: string;

  @OptionalLine({ label: 'the price of a bowl', max: 20 })
  readonly bowlPrice!: string | null;

  @OptionalLine(DESCRIPTION)
  readonly description!: string | null;

  @AnyOf(DIETS, DIETS_SAY)
  readonly diets!: string[];

  @AnyOf(ALLERGENS, CONTAINS_SAY)
  readonly contains!: string[];
}

export const soupOf = ({ name, price, bowlPrice, description, diets, contains }: SoupBody): Soup => ({
  name,
  price,
  bowlPrice: bowlPrice || null,
  description: description || null,
  diets,
  contains,
});

/** Without anything that is not part of a menu. */
export const menuOf = ({ note, glutenFreeBread, sections }: Menu): Menu => ({
  note: note || '',
  glutenFreeBread: glutenFreeBread || '',
  sections: sections.map(({ id, name, subtitle, isBoxed, dishes }) => ({
    id,
    name,
    subtitle: subtitle || null,
    isBoxed,
    dishes: dishes.map(plainDish),
  })),
});

const plainDish = (dish: Dish): Dish => {
  const { id, name, price, description, note, seasonal, diets, contains, hasGlutenFreeBread, isTopRow } = dish;
  return {
    id,
    name,
    price,
    description: description || null,
    note: note || null,
    seasonal,
    diets,
    contains,
    hasGlutenFreeBread,
    isTopRow,
  };
};

const enums = (values: readonly string[]) => ({ enum: values, isArray: true });

class MenuDishView implements Dish {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'May end with a size, such as `Tomato Basil, cup`.' }) name!: string;
  @ApiProperty({ description: 'Such as `$15.00` or `$12-$14`.' }) price!: string;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ description: 'Not on the menu all year.' }) seasonal!: boolean;
  @ApiProperty({ ...enums(DIETS), description: 'Diets it suits.' }) diets!: readonly string[];
  @ApiProperty({ ...enums(ALLERGENS), description: 'Allergens it contains.' }) contains!: readonly string[];
  @ApiProperty({ description: 'Available on gluten-free bread.' }) hasGlutenFreeBread!: boolean;
  @ApiProperty({ description: 'One of the section’s `topRowItems`.' }) isTopRow!: boolean;
}

class MenuSectionView implements MenuSection {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) subtitle!: string | null;
  @ApiProperty({ description: 'Shown in a box inside the section before it.' }) isBoxed!: boolean;
  @ApiProperty({ type: [MenuDishView] }) dishes!: readonly MenuDishView[];
}

export class EditedMenuView implements Menu {
  @ApiProperty({ description: 'Shown above the menu.' }) note!: string;
  @ApiProperty({ description: 'Shown with dishes that are available on gluten-free bread.' }) glutenFreeBread!: string;
  @ApiProperty({ type: [MenuSectionView] }) sections!: readonly MenuSectionView[];
}

class DishOffView {
  @ApiProperty() dishId!: string;
  @ApiProperty({ description: 'First day on which it is available again, YYYY-MM-DD.' }) backOn!: string;
  @ApiProperty({ description: 'Name of the person who took it off.' }) createdBy!: string;
}

class SoupView implements Soup {
  @ApiProperty({ description: 'YYYY-MM-DD' }) day!: string;
  @ApiProperty() name!: string;
  @ApiProperty() price!: string;
  @ApiProperty({ type: String, nullable: true }) bowlPrice!: string | null;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty(enums(DIETS)) diets!: readonly string[];
  @ApiProperty(enums(ALLERGENS)) contains!: readonly string[];
  @ApiProperty() createdBy!: string;
}

class MenuProposalView {
  @ApiProperty({ description: 'Id of the approval item.' }) id!: string;
  @ApiProperty({ type: EditedMenuView, nullable: true, description: 'The menu, if the proposal can be edited again.' })
  menu!: Menu | null;
  @ApiProperty({ description: 'Version on which it is based.' }) basedOn!: number;
  @ApiProperty({ type: [String] }) changes!: readonly string[];
  @ApiProperty({ enum: PROPOSAL_STATUSES, description: '`outdated`: approved, but it no longer fits the menu.' })
  status!: ProposalStatus;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
}

export class MenuVersionView {
  @ApiProperty({ description: '0 is the menu that came with the installation.' }) number!: number;
  @ApiProperty({ type: [String], description: 'Changes made by it.' }) changes!: readonly string[];
  @ApiProperty({ type: Number, nullable: true, description: 'Version that it restored.' })
  restored!: number | null;
  @ApiProperty() createdBy!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Name of the owner, if approval was required.' })
  approvedBy!: string | null;
  @ApiProperty() createdAt!: string;
}

export class MenuSheetView {
  @ApiProperty({ description: 'Version of the published menu; 0 is the menu that came with the installation.' })
  version!: number;
  @ApiProperty({ type: EditedMenuView }) menu!: Menu;
  @ApiProperty({ type: MenuVersionView, nullable: true, description: 'Null until something is published.' })
  latest!: MenuVersionView | null;
  @ApiProperty({ description: 'Today at the restaurant, YYYY-MM-DD.' }) today!: string;
  @ApiProperty({ description: 'Whether your changes need the owner’s approval.' }) needsApproval!: boolean;
  @ApiProperty({ type: [DishOffView] }) off!: DishOffView[];
  @ApiProperty({ type: [SoupView], description: 'From today on, soonest first.' }) soups!: SoupView[];
  @ApiProperty({ type: [MenuProposalView], description: 'The ten newest.' }) proposals!: MenuProposalView[];
}

export class CombinedMenuView {
  @ApiProperty({ description: 'Published version that it includes.' }) version!: number;
  @ApiProperty({ type: EditedMenuView, description: 'Your changes on top of the published menu.' }) menu!: Menu;
  @ApiProperty({ type: [String], description: 'Changes that others have published since.' }) theirs!: readonly string[];
}

export const sheetView = (sheet: MenuSheet, needsApproval: boolean): MenuSheetView => ({
  version: sheet.version,
  menu: menuOf(sheet.menu),
  latest: sheet.latest && versionView(sheet.latest),
  today: sheet.today,
  needsApproval,
  off: sheet.off.map(offView),
  soups: sheet.soups.map(soupView),
  proposals: sheet.proposals.map(proposalView),
});

export const combinedView = ({ version, menu, theirs }: Current & { theirs: readonly string[] }): CombinedMenuView => ({
  version,
  menu: menuOf(menu),
  theirs,
});

export const versionView = (version: VersionSummary): MenuVersionView => {
  const { number, changes, restored, createdBy, approvedBy, createdAt } = version;
  return { number, changes, restored, createdBy, approvedBy, createdAt: createdAt.toISOString() };
};

const offView = ({ id, backOn, createdBy }: DishOff): DishOffView => ({ dishId: id, backOn, createdBy });

const soupView = ({ id: day, ...soup }: SoupOfTheDay): SoupView => ({ day, ...soup });

const AGAIN: readonly ProposalStatus[] = ['returned', 'outdated'];

const proposalView = ({
  id,
  menu,
  basedOn,
  changes,
  status,
  createdBy,
  createdAt,
}: MenuProposal): MenuProposalView => ({
  id,
  basedOn,
  changes,
  status,
  createdBy,
  createdAt: createdAt.toISOString(),
  menu: AGAIN.includes(status) ? menuOf(menu) : null,
});
