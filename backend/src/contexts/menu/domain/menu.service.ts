import { Injectable } from '@nestjs/common';
import { DomainError, InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Author } from '../../../kernel/actor.js';
import { addDays, addYear, dateIn, isCalendarDate } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import {
  dishesIn,
  type Menu,
  MenuVersionNotFound,
  NothingChanged,
  OtherMenu,
  published,
  type PublishedGroup,
  type PublishedMenu,
} from './menu.js';
import { changesBetween, combined } from './menu-changes.js';
import { checkedMenu, isMenuId, priceFrom, problemsOfDish, tidyDish } from './menu-rules.js';
import {
  type DishOff,
  type MenuProposal,
  MenuRepository,
  type MenuVersion,
  type ProposalStatus,
  type Soup,
  type SoupOfTheDay,
  type VersionSummary,
} from './menu-version.js';
import { type Editor, OwnerConsent } from './owner-consent.js';

/** Longest time that another process may publish an old menu. */
const CACHE_TTL_MS = 3_000;
const MAX_VERSIONS = 100;
const MAX_PROPOSALS = 10;
/** PostgreSQL's integers end soon after. */
const HIGHEST_NUMBER = 2_000_000_000;
/** Who wrote the installation's own menu. */
const INSTALLATION = 'Courtyard';

export interface Current {
  /** 0 while nothing has been published. */
  readonly version: number;
  readonly menu: Menu;
  /** Null while nothing has been published. */
  readonly latest: VersionSummary | null;
}

/** Everything that the menu's page in the office shows. */
export interface MenuSheet extends Current {
  readonly today: string;
  readonly off: readonly DishOff[];
  readonly soups: readonly SoupOfTheDay[];
  readonly proposals: readonly MenuProposal[];
}

interface Shown {
  readonly menu: PublishedMenu;
  readonly today: string;
  readonly state: string;
  readonly until: number;
}

/** The one truth about the menu: the website, `/api/v1`, MCP and the checks of texts read it here. */
@Injectable()
export class MenuService {
  private known: Shown | undefined;

  constructor(
    private readonly repository: MenuRepository,
    private readonly consent: OwnerConsent,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Today as `YYYY-MM-DD` in the restaurant's zone. */
  get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }

  /** The menu as guests see it today, at most three seconds old; the same object until something changes. */
  async shown(): Promise<PublishedMenu> {
    const { known, today } = this;
    if (known?.today === today && performance.now() < known.until) return known.menu;
    const until = performance.now() + CACHE_TTL_MS;
    const state = await this.repository.state();
    const isSame = known?.today === today && known.state === state;
    const menu = isSame ? known.menu : await this.shownWith((await this.current()).menu);
    this.known = { menu, today, state, until };
    return menu;
  }

  /** How the website would show this menu today. */
  async shownWith(menu: Menu): Promise<PublishedMenu> {
    const { today } = this;
    const off = new Map((await this.repository.offAfter(today)).map(({ id, backOn }) => [id, backOn]));
    const [soup] = (await this.repository.soupsFrom(today)).filter(({ id }) => id === today);
    const usual = published(menu, ({ id }) => off.get(id));
    return soup ? { ...usual, groups: [soupGroup(soup), ...usual.groups] } : usual;
  }

  async current(): Promise<Current> {
    const latest = await this.repository.latest();
    return { version: latest?.number ?? 0, menu: latest?.menu ?? this.repository.initial, latest };
  }

  /** The published menu without what holds for a day, as `content/menu.json` has it. */
  async exported(): Promise<PublishedMenu> {
    return published((await this.current()).menu);
  }

  async sheet(): Promise<MenuSheet> {
    const { today } = this;
    return {
      ...(await this.current()),
      today,
      off: await this.repository.offAfter(today),
      soups: await this.repository.soupsFrom(today),
      proposals: await this.repository.proposals(MAX_PROPOSALS),
    };
  }

  needsConsent(by: Editor): Promise<boolean> {
    return this.consent.isRequiredFrom(by);
  }

  /** Newest first. */
  async versions(): Promise<VersionSummary[]> {
    return this.repository.newest(MAX_VERSIONS);
  }

  /**
   * Publishes the menu, or asks the owner if that is required of this editor.
   * @param seen number of the version that was changed
   * @throws InvalidInput, OtherMenu if another version has been published since, NothingChanged
   */
  async publish(menu: Menu, seen: number, by: Editor): Promise<void> {
    await this.change(checkedMenu(menu), seen, null, by);
  }

  /** Publishes the menu of an earlier version again. @throws MenuVersionNotFound, OtherMenu, NothingChanged */
  async restore(number: number, seen: number, by: Editor): Promise<void> {
    const version = number <= HIGHEST_NUMBER ? await this.repository.find(number) : null;
    if (!version) throw new MenuVersionNotFound();
    await this.change(version.menu, seen, number, by);
  }

  /**
   * My changes of a version together with what has been published since.
   * @param basedOn number of the version that was changed
   * @throws MenuVersionNotFound
   */
  async combine(mine: Menu, basedOn: number): Promise<Current & { readonly theirs: readonly string[] }> {
    const current = await this.current();
    const base = await this.menuOf(basedOn);
    return {
      ...current,
      menu: combined(base, mine, current.menu),
      theirs: changesBetween(base, current.menu),
    };
  }

  /** The menu as the website would show it, and what it would change. @throws InvalidInput */
  async preview(menu: Menu): Promise<{ readonly shown: PublishedMenu; readonly changes: string[] }> {
    const checked = checkedMenu(menu);
    return {
      shown: await this.shownWith(checked),
      changes: changesBetween((await this.current()).menu, checked),
    };
  }

  /** The owner has answered. What was approved is published together with what has been published since. */
  async settle(proposalId: string, status: Exclude<ProposalStatus, 'pending'>, by: Author | null): Promise<void> {
    await this.transaction.run(by, async () => {
      const proposal = await this.repository.findProposal(proposalId);
      if (proposal?.status !== 'pending') return;
      const isPublished = status !== 'approved' || (await this.accept(proposal, by));
      await this.repository.saveProposal(proposal, { ...proposal, status: isPublished ? status : 'outdated' });
    });
    this.known = undefined;
  }

  /** @param backOn first day on which guests can have it again @throws NotFound, InvalidInput */
  async takeOff(dishId: string, backOn: string, by: Author): Promise<void> {
    const { today } = this;
    if (!isCalendarDate(backOn) || backOn <= today || backOn > addYear(today))
      throw new InvalidInput([{ field: 'backOn', message: 'Choose a day from tomorrow on, within a year.' }]);
    await this.transaction.run(by, async () => {
      const dish = dishesIn((await this.current()).menu).find(({ id }) => id === dishId);
      if (!dish) throw new NotFound('This dish is not on the published menu.');
      const before = await this.repository.findOff(dishId);
      const off: DishOff = { id: dishId, name: dish.name, backOn, createdBy: by.name };
      await (before ? this.repository.saveOff(before, off) : this.repository.addOff(off));
    });
    this.known = undefined;
  }

  /** The dish can be had again; no error if it could be already. */
  async putBack(dishId: string, by: Author): Promise<void> {
    if (!isMenuId(dishId)) return;
    await this.transaction.run(by, async () => {
      const off = await this.repository.findOff(dishId);
      if (off) await this.repository.removeOff(off);
    });
    this.known = undefined;
  }

  /** @throws InvalidInput */
  async setSoup(day: string, soup: Soup, by: Author): Promise<void> {
    const { today } = this;
    if (!isCalendarDate(day) || day < today || day > addDays(today, 31))
      throw new InvalidInput([{ field: 'day', message: 'Choose today or a day within the next month.' }]);
    const tidy: Soup = {
      ...tidyDish(soup),
      bowlPrice: soup.bowlPrice && (priceFrom(soup.bowlPrice) ?? soup.bowlPrice),
    };
    assertSoup(tidy);
    await this.transaction.run(by, async () => {
      const before = await this.repository.findSoup(day);
      const after: SoupOfTheDay = { ...tidy, id: day, createdBy: by.name };
      await (before ? this.repository.saveSoup(before, after) : this.repository.addSoup(after));
    });
    this.known = undefined;
  }

  /** Has no effect if that day has no soup. */
  async removeSoup(day: string, by: Author): Promise<void> {
    if (!isCalendarDate(day)) return;
    await this.transaction.run(by, async () => {
      const soup = await this.repository.findSoup(day);
      if (soup) await this.repository.removeSoup(soup);
    });
    this.known = undefined;
  }

  private async change(menu: Menu, seen: number, restored: number | null, by: Editor): Promise<void> {
    await this.transaction.run(by, async () => {
      const { version, latest, menu: before } = await this.current();
      const changes = changesBetween(before, menu);
      if (changes.length === 0 && version !== seen) return; // Repeated after a lost response.
      if (version !== seen) throw new OtherMenu(latest?.createdBy ?? null);
      if (changes.length === 0) throw new NothingChanged();
      if (await this.consent.isRequiredFrom(by)) {
        if (await this.isWaiting(menu, seen)) return;
        const proposal = { menu, basedOn: seen, restored, changes, status: 'pending' as const };
        const id = await this.consent.ask({ about: 'menu', changes }, by);
        await this.repository.addProposal({ ...proposal, id, createdBy: by.name, createdAt: this.clock.now() });
      } else await this.add(version, { menu, restored, changes, createdBy: by.name, approvedBy: null });
    });
    this.known = undefined;
  }

  /** Whether the owner has been asked about the same change, such as by a call whose response was lost. */
  private async isWaiting(menu: Menu, basedOn: number): Promise<boolean> {
    const proposals = await this.repository.proposals(MAX_PROPOSALS);
    return proposals.some(
      (one) => one.status === 'pending' && one.basedOn === basedOn && changesBetween(one.menu, menu).length === 0,
    );
  }

  /** False if it no longer fits the menu. */
  private async accept(proposal: MenuProposal, by: Author | null): Promise<boolean> {
    const { version, menu: now } = await this.current();
    try {
      const menu = checkedMenu(combined(await this.menuOf(proposal.basedOn), proposal.menu, now));
      const changes = changesBetween(now, menu);
      const { restored, createdBy } = proposal;
      if (changes.length > 0)
        await this.add(version, { menu, restored, changes, createdBy, approvedBy: by?.name ?? null });
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return false;
      throw error;
    }
  }

  /** Stores the version after the current one; before the first one, the installation's own menu. */
  private async add(current: number, version: Omit<MenuVersion, 'id' | 'number' | 'createdAt'>): Promise<void> {
    const createdAt = this.clock.now();
    if (current === 0) {
      const own = { menu: this.repository.initial, restored: null, createdBy: INSTALLATION, approvedBy: null };
      await this.repository.add({ ...own, id: this.ids.next(), number: 0, changes: [], createdAt });
    }
    await this.repository.add({ ...version, id: this.ids.next(), number: current + 1, createdAt });
  }

  private async menuOf(number: number): Promise<Menu> {
    const version = await this.repository.find(number);
    if (version) return version.menu;
    if (number === 0) return this.repository.initial;
    throw new MenuVersionNotFound();
  }
}

function assertSoup(soup: Soup): void {
  const refuse = (field: string, message: string) => new InvalidInput([{ field, message }]);
  if (priceFrom(soup.price) === null) throw refuse('price', 'Enter a price such as 6.00.');
  if (soup.bowlPrice && priceFrom(soup.bowlPrice) === null) throw refuse('bowlPrice', 'Enter a price such as 9.00.');
  const [problem] = problemsOfDish(soup);
  if (problem) throw refuse('contains', problem);
}

/** Sizes are dishes, as in the rest of the menu. */
function soupGroup({ name, price, bowlPrice, description, diets, contains }: SoupOfTheDay): PublishedGroup {
  const dish = {
    ...(description && { description }),
    ...(diets.length > 0 && { diets }),
    ...(contains.length > 0 && { contains }),
  };
  const sizes = bowlPrice
    ? [
        { name: `${name}, cup`, price },
        { name: `${name}, bowl`, price: bowlPrice },
      ]
    : [{ name, price }];
  return {
    id: 'soup-of-the-day',
    category: 'Soup of the Day',
    items: sizes.map((size) => ({ ...size, ...dish })),
  };
}
