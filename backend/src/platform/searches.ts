import { Injectable } from '@nestjs/common';
import type { Actor, Role } from '../kernel/actor.js';
import type { List } from './lists/list-of.js';
import { type Asked, Lists } from './lists/lists.js';

/** Something that fits what somebody looks for, in a line or two. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** ISO 8601 */
  readonly at: string;
}

/** The first rows of a list that fit. */
type Look = (lists: Lists, limit: number) => Promise<unknown>;

/** Where one context looks. */
export interface SearchOf<Row> {
  /** Who may see what it finds. */
  readonly roles: readonly Role[];
  /** One after the other, until there is enough. The text is to be found to the letter. */
  readonly looks: (text: string, by: Actor) => readonly Look[];
  readonly found: (row: Row) => Found;
}

export interface FoundGroup {
  readonly kind: string;
  readonly items: readonly Found[];
}

export const look =
  <Scope extends string, Filter extends string>(
    list: List<Scope, Filter>,
    asked: Pick<Asked<Scope, Filter>, 'scope' | 'filter' | 'text'>,
  ): Look =>
  (lists, limit) =>
    lists.first(list, { ...asked, limit });

/** One search over everything that a role may see anyway; modules declare theirs in `owns`. */
@Injectable()
export class Searches {
  private readonly declared: { readonly kind: string; readonly search: SearchOf<never> }[] = [];

  constructor(private readonly lists: Lists) {}

  /** @param kind what is found, such as 'reservation'; by one context for each role */
  on<Row>(kind: string, search: SearchOf<Row>): void {
    this.declared.push({ kind, search });
  }

  /** Groups that found something. One after the other: a search is not to take the connections of all other calls. */
  async find(text: string, most: number, by: Actor): Promise<FoundGroup[]> {
    const groups: FoundGroup[] = [];
    for (const { kind, search } of this.declared) {
      const { roles, looks, found } = search;
      if (!roles.includes(by.role)) continue;
      const items: Found[] = [];
      for (const lookThrough of looks(text, by)) {
        if (items.length === most) break;
        const rows = (await lookThrough(this.lists, most - items.length)) as never[];
        items.push(...rows.map(found));
      }
      if (items.length > 0) groups.push({ kind, items });
    }
    return groups;
  }
}
