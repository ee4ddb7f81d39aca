import { Injectable } from '@nestjs/common';
import type { Actor, Role } from '../kernel/actor.js';

/** Something that fits what somebody looks for, in a line or two. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** ISO 8601 */
  readonly at: string;
}

/** Where one context looks. */
export interface SearchOf {
  /** Who may see what it finds. */
  readonly roles: readonly Role[];
  /** The best first, at most so many. The text is to be found to the letter. */
  find(text: string, most: number, by: Actor): Promise<readonly Found[]>;
}

export interface FoundGroup {
  readonly kind: string;
  readonly items: readonly Found[];
}

/** One search over everything that somebody may see anyway; declared by the contexts. */
@Injectable()
export class Searches {
  private readonly declared = new Map<string, SearchOf>();

  /** @param kind what is found, such as 'reservation' */
  on(kind: string, search: SearchOf): void {
    this.declared.set(kind, search);
  }

  /** Groups that found something. One after the other: a search is not to take the connections of all other calls. */
  async find(text: string, most: number, by: Actor): Promise<FoundGroup[]> {
    const groups: FoundGroup[] = [];
    for (const [kind, search] of this.declared) {
      if (!search.roles.includes(by.role)) continue;
      const items = await search.find(text, most, by);
      if (items.length > 0) groups.push({ kind, items });
    }
    return groups;
  }
}
