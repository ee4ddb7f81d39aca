import { LRUCache } from 'lru-cache';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { QueryResultRow } from 'pg';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../persistence/database.js';
import { StaleWhileRevalidateCache } from '../persistence/stale-while-revalidate-cache.js';
import { ListPage, type PageContent, UnchangedPage } from './list-page.js';
import { type Cursor, readCursor } from './cursor.js';
import { indexPattern } from './index-pattern.js';
import { containing, type List, type ListStatement, type PageShape } from './list-of.js';
import type { PageQuery } from './page-query.js';
import { MAX_COUNT } from './search.js';
import { keyOfPlace, type Order, placeIn, type SortedBy } from './sorting.js';

const MAX_PAGES = 30;
/** Limits in characters: for all pages together, and for one page. */
const MAX_CACHE_LENGTH = 8_000_000;
const MAX_PAGE_LENGTH = 1_000_000;

type Read = () => Promise<PageContent>;

/** Caches recently read pages; concurrent requests for the same page share one read. */
export class PageCache {
  private readonly pages = new LRUCache<string, PageContent, Read>({
    max: MAX_PAGES,
    maxSize: MAX_CACHE_LENGTH,
    maxEntrySize: MAX_PAGE_LENGTH,
    sizeCalculation: ({ json }) => json.length,
    fetchMethod: (_key, _known, { context: read }) => read(),
    // Still return a page that was evicted while it was being read.
    ignoreFetchAbort: true,
  });

  get(key: string, read: Read): Promise<PageContent> {
    return this.pages.forceFetch(key, { context: read });
  }
}

/** A trigram index cannot find shorter texts. */
const MIN_INDEXED_LENGTH = 3;
const MORE = `${String(MAX_COUNT)}+`;
const FRESH_MS = 10_000;
const MAX_AGE_MS = 10 * 60_000;

interface VersionRow extends QueryResultRow {
  version: string;
}

interface HeadRow extends VersionRow {
  total: string | null;
}

interface PageRow extends VersionRow {
  json: string;
  more: boolean;
  lastId: string | null;
  lastAt: string | null;
}

interface CountedRow extends QueryResultRow {
  rows: number;
}

interface FoundRow extends QueryResultRow {
  /** Ids of the page and of the row after it. */
  ids: string[];
  fitting: number;
}

interface NearestRow extends FoundRow {
  isAll: boolean;
  isCommon: boolean;
  sample: string[];
  /** Normalized search text. */
  key: string;
}

export interface ListRequest<
  Scope extends string,
  Filter extends string,
  Sort extends string = never,
> extends PageQuery {
  readonly scope: Scope;
  /** Newest first by default. */
  readonly sort?: SortedBy<Sort> | undefined;
  readonly filter?: Partial<Readonly<Record<Filter, string>>>;
  /** The search text. */
  readonly text?: string | undefined;
  /** No one else will request this page, so it is not cached. */
  readonly isForOneReader?: boolean;
}

type Values = Readonly<Record<string, unknown>>;
type Count = () => Promise<string>;

/** Reads declared lists. Content is read only if a row of the page has changed, and then once for all concurrent callers. */
@Injectable()
export class Lists {
  private readonly cache = new PageCache();
  /** Only totals above the counting limit are cached, since they are unlikely to drop below it soon. */
  private readonly totals = new StaleWhileRevalidateCache<string>((total) => total === MORE, FRESH_MS, MAX_AGE_MS);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param known the caller's `If-None-Match` */
  async page<Scope extends string, Filter extends string = never, Sort extends string = never>(
    list: List<Scope, Filter, Sort>,
    { scope, limit, cursor, sort, filter = {}, text, isForOneReader = false }: ListRequest<Scope, Filter, Sort>,
    known: string | undefined,
  ): Promise<ListPage | UnchangedPage> {
    const after = cursor === undefined ? null : startOf(cursor, sort, list.orderOf(sort));
    const narrowedBy = list.filters.filter((name) => filter[name] !== undefined);
    const shape = { scope, isLater: after !== null, narrowedBy, sort, isSearch: false };
    const values = { ...filter, limit, now: this.clock.now(), afterAt: after?.at, afterId: after?.id };
    const pageCache = isForOneReader ? new PageCache() : this.cache;
    if (text === undefined) {
      const count = list.count(shape);
      return this.shown(list, shape, values, known, pageCache, count && (() => this.count(count, values)));
    }
    const { ids, count } = await this.find(list, shape, { ...values, text });
    return this.shown(list, { ...shape, isSearch: true }, { ...values, found: ids }, known, pageCache, count);
  }

  /** The first rows of the list, without counting. */
  async first<Scope extends string, Filter extends string = never, Sort extends string = never>(
    list: List<Scope, Filter, Sort>,
    { scope, limit, filter = {}, text }: Omit<ListRequest<Scope, Filter>, 'cursor' | 'isForOneReader'>,
  ): Promise<unknown> {
    const narrowedBy = list.filters.filter((name) => filter[name] !== undefined);
    const shape = { scope, isLater: false, narrowedBy, isSearch: false };
    const values = { ...filter, limit, now: this.clock.now() };
    const found = text === undefined ? undefined : (await this.find(list, shape, { ...values, text })).ids;
    const { json } = await this.read(list.page({ ...shape, isSearch: text !== undefined }), { ...values, found });
    return JSON.parse(json);
  }

  /** Ids of the page, and a function that counts all matches. */
  private async find<Scope extends string, Filter extends string, Sort extends string>(
    list: List<Scope, Filter, Sort>,
    shape: PageShape<Scope, Filter, Sort>,
    values: Values & { readonly limit: number; readonly text: string },
  ): Promise<{ readonly ids: readonly string[]; readonly count: Count }> {
    const wanted = { ...values, containing: containing(values.text) };
    const { ids, fitting, isAll, isCommon, sample, key } = await this.one<NearestRow>(list.nearest(shape), wanted);
    if (isAll && !shape.isLater) return { ids, count: () => Promise.resolve(totalOf(fitting)) };
    const pattern = indexPattern(key, sample);
    if (!isAll && ids.length <= values.limit) {
      const found = await this.one<FoundRow>(list.anywhere(shape), { ...wanted, pattern });
      return { ids: found.ids, count: () => Promise.resolve(totalOf(found.fitting)) };
    }
    const byIndex = !isCommon && Array.from(key).length >= MIN_INDEXED_LENGTH;
    return { ids, count: () => this.count(list.matching(shape, byIndex), { ...wanted, pattern }) };
  }

  private async shown<Scope extends string, Filter extends string, Sort extends string>(
    list: List<Scope, Filter, Sort>,
    shape: PageShape<Scope, Filter, Sort>,
    values: Values,
    known: string | undefined,
    pageCache: PageCache,
    count: Count | null,
  ): Promise<ListPage | UnchangedPage> {
    if (known !== undefined) {
      const etag = etagOf(await this.one<VersionRow>(list.version(shape), values));
      if (known.includes(etag)) return new UnchangedPage(etag);
    }
    const [{ page, total }, counted] = await Promise.all([this.content(list, shape, values, pageCache), count?.()]);
    return new ListPage(page.json, counted ?? total ?? '', page.next, page.etag);
  }

  private async content<Scope extends string, Filter extends string, Sort extends string>(
    list: List<Scope, Filter, Sort>,
    shape: PageShape<Scope, Filter, Sort>,
    values: Values,
    pageCache: PageCache,
  ): Promise<{ readonly page: PageContent; readonly total: string | null }> {
    const { version, total } = await this.one<HeadRow>(list.head(shape), values);
    const { text, parameters } = list.page(shape);
    const page = await pageCache.get([version, text, ...named(parameters, values)].join('\n'), () =>
      this.read({ text, parameters }, values, shape.sort),
    );
    return { page, total };
  }

  private count(statement: ListStatement, values: Values): Promise<string> {
    const key = JSON.stringify([statement.text, ...named(statement.parameters, values)]);
    return this.totals.get(key, async () => totalOf((await this.one<CountedRow>(statement, values)).rows));
  }

  private async read(statement: ListStatement, values: Values, sort?: string): Promise<PageContent> {
    const row = await this.one<PageRow>(statement, values);
    const { json, more, lastAt, lastId } = row;
    const at = sort === undefined || lastAt === null ? lastAt : placeIn(sort, lastAt);
    return { json, next: more && at && lastId ? { at, id: lastId } : null, etag: etagOf(row) };
  }

  private async one<Row extends QueryResultRow>({ text, parameters }: ListStatement, values: Values): Promise<Row> {
    const [row] = await this.database.query<Row[]>(
      text,
      parameters.map((name) => values[name]),
    );
    if (!row) throw new Error('An aggregate always has a row.');
    return row;
  }
}

/** @throws InvalidInput for a cursor of a list in another order */
function startOf(cursor: string, sort: string | undefined, order: Order): Cursor {
  if (sort === undefined) return readCursor(cursor);
  const { at, id } = readCursor(cursor, (place) => isUUID(place.id) && keyOfPlace(place.at, sort, order) !== null);
  return { at: keyOfPlace(at, sort, order) ?? '', id };
}

const totalOf = (rows: number) => (rows > MAX_COUNT ? MORE : String(rows));

/** Leaves out the current time, which would make every cache key unique. */
const named = (parameters: readonly string[], values: Values) =>
  parameters.filter((name) => name !== 'now').map((name) => values[name]);

const etagOf = ({ version }: VersionRow) => `"${version}"`;
