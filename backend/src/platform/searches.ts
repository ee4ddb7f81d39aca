import { Injectable } from '@nestjs/common';
import type { Actor, Role } from '../kernel/actor.js';
import type { List } from './lists/list-of.js';
import { registersProvider } from './registration/registering-decorators.js';
import { type ListRequest, Lists } from './lists/lists.js';

/** A search result, one or two lines long. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** ISO 8601 */
  readonly at: string;
}

/** Reads the first matching rows of a list. */
type Look = (lists: Lists, limit: number) => Promise<unknown>;

/** The search of one context. */
export interface SearchOf<Row> {
  /** Roles that may see the results. */
  readonly roles: readonly Role[];
  /** Run one after the other until there are enough results. The text is matched exactly. */
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
    request: Pick<ListRequest<Scope, Filter>, 'scope' | 'filter' | 'text'>,
  ): Look =>
  (lists, limit) =>
    lists.first(list, { ...request, limit });

/** @param kind of result, such as 'reservation'; declared once per role */
export const Searchable = <Row>(kind: string, search: SearchOf<Row>) =>
  registersProvider((find) => {
    find(Searches).on(kind, search);
  });

/** Searches everything that the role may see. */
@Injectable()
export class Searches {
  private readonly declared: { readonly kind: string; readonly search: SearchOf<never> }[] = [];

  constructor(private readonly lists: Lists) {}

  on<Row>(kind: string, search: SearchOf<Row>): void {
    this.declared.push({ kind, search });
  }

  /** Groups with results. Contexts are searched sequentially, so that a search does not use many connections. */
  async find(text: string, limit: number, by: Actor): Promise<FoundGroup[]> {
    const groups: FoundGroup[] = [];
    for (const { kind, search } of this.declared) {
      const { roles, looks, found } = search;
      if (!roles.includes(by.role)) continue;
      const items: Found[] = [];
      for (const lookThrough of looks(text, by)) {
        if (items.length === limit) break;
        const rows = (await lookThrough(this.lists, limit - items.length)) as never[];
        items.push(...rows.map(found));
      }
      if (items.length > 0) groups.push({ kind, items });
    }
    return groups;
  }
}
