import type { EntitySchemaColumnOptions, EntitySchemaOptions } from 'typeorm';
import {
  countByIndex,
  MAX_COUNT,
  countInOrder,
  inOrder,
  keyOf,
  nearestRows,
  rowsAnywhere,
  type Search,
} from './search.js';
import { type Order, orderBy, type SortedBy, type SortKey } from './sorting.js';

/** Table and columns of a list, as in an EntitySchema. */
export type Listed = Pick<EntitySchemaOptions<unknown>, 'tableName' | 'columns'>;

interface Declaration<Scope extends string, Filter extends string, Sort extends string> {
  /**
   * Rows of each list: one condition, or several that exclude each other, each backed by an index in the order of the
   * list. `:now` is the current time.
   */
  readonly scopes: Readonly<Record<Scope, readonly [string, ...string[]]>>;
  /** SQL for the number of rows of each list, without counting them. */
  readonly totals?: Readonly<Record<Scope, string>>;
  /** The same for lists narrowed by a single filter, in any scope; its value is `:name`. */
  readonly totalsBy?: Readonly<Partial<Record<Filter, string>>>;
  /** The timestamp by which the list is ordered, newest first; `created_at` by default. */
  readonly newestBy?: string;
  /** Other sort orders; for fast pages, this key needs an index for each scope's conditions. */
  readonly sorts?: Readonly<Record<Sort, SortKey>>;
  /** Filters that callers may use; each refers to its value as `:name`. */
  readonly filters?: Readonly<Record<Filter, string>>;
  readonly search?: Search<NoInfer<Filter>>;
  /** SQL for JSON fields that differ from their column. */
  readonly json?: Readonly<Record<string, string>>;
}

/** Whatever changes the SQL of a page: first or later page, sort order, filters. */
export interface PageShape<Scope extends string, Filter extends string, Sort extends string = string> {
  readonly scope: Scope;
  readonly isLater: boolean;
  readonly narrowedBy: readonly Filter[];
  /** Newest first by default. */
  readonly sort?: SortedBy<Sort> | undefined;
  /** Returns only the rows `:found`. */
  readonly isSearch: boolean;
}

/** A statement and the names of its parameters in order. */
export interface ListStatement {
  readonly text: string;
  readonly parameters: readonly string[];
}

export interface List<Scope extends string, Filter extends string = never, Sort extends string = never> {
  readonly filters: readonly Filter[];
  orderOf(sort: SortedBy<Sort> | undefined): Order;
  /** The page with its JSON. */
  page(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** Input of the page's ETag, without its content. */
  version(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** The same, with the total if it is known without counting. */
  head(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** Counts all rows; null if `head` includes the total. */
  count(shape: PageShape<Scope, Filter, Sort>): ListStatement | null;
  /** Searches `:containing` among the first rows, starting at the page, see `nearestRows`. */
  nearest(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** Counts all matches, with the index on `:pattern` or sequentially. */
  matching(shape: PageShape<Scope, Filter, Sort>, byIndex: boolean): ListStatement;
  /** Searches with the index on `:pattern`: ids of the page, and the number of all matches. */
  anywhere(shape: PageShape<Scope, Filter, Sort>): ListStatement;
}

/** Declares a list: cursor pagination, newest first or sorted, with an ETag from the versions of its rows. */
export function listOf<Scope extends string, Filter extends string = never, Sort extends string = never>(
  { tableName: table = '', columns }: Listed,
  {
    scopes,
    totals,
    totalsBy,
    newestBy = 'created_at',
    sorts,
    filters,
    search = { column: `''`, index: { table } },
    json = {},
  }: Declaration<Scope, Filter, Sort>,
): List<Scope, Filter, Sort> {
  type Shape = PageShape<Scope, Filter, Sort>;
  const newestFirst: Order = { by: newestBy, as: newestBy, way: 'desc', type: 'timestamptz' };
  const orderOf = (sort: string | undefined) => (sort === undefined ? newestFirst : orderBy(sort, sorts ?? {}));
  const where = (condition: string, { isLater, narrowedBy, isSearch, sort }: Shape) => {
    const start = isLater ? [behind(orderOf(sort))] : [];
    const narrow = narrowedBy.map((filter) => filters?.[filter] ?? 'true');
    const found = isSearch ? ['id = any(:found::uuid[])'] : [];
    return `from ${table} where ${[condition, ...start, ...narrow, ...found].join(' and ')}`;
  };
  const first = (shape: Shape, selected: string, limit: string) => {
    const order = inOrder(orderOf(shape.sort));
    const branches = scopes[shape.scope].map(
      (condition) => `(select ${selected} ${where(condition, shape)} ${order} limit ${limit})`,
    );
    return branches.length === 1 ? branches.join('') : `(${branches.join(' union all ')} ${order} limit ${limit})`;
  };
  const rows = (shape: Shape, selected: string) => {
    const all = first(shape, `${selected}, xmin::text as row_version`, ':limit::int + 1');
    return `(select *, row_number() over (${inOrder(orderOf(shape.sort))}) <= :limit::int as shown from ${all} rows) page`;
  };
  const counted = (shape: Shape) => {
    const branches = scopes[shape.scope].map(
      (condition) => `(select 1 ${where(condition, { ...shape, isLater: false })} limit ${String(MAX_COUNT + 1)})`,
    );
    return `select count(*)::int as rows from (${branches.join(' union all ')}) counted`;
  };
  const known = ({ scope, narrowedBy: [filter, ...more], isSearch }: Shape) => {
    if (isSearch) return null; // counted together with the search
    const total = filter === undefined ? totals?.[scope] : totalsBy?.[filter];
    return total === undefined || more.length > 0 ? null : `(${total})::text`;
  };
  const conditionsOf = ({ scope, narrowedBy }: Shape) => {
    const narrow = narrowedBy.map((filter) => search.index.filters?.[filter] ?? filters?.[filter] ?? 'true');
    return [`(${scopes[scope].join(' or ')})`, ...narrow];
  };
  const counts = {
    all: onceAShape((shape: Shape) => statement(counted(shape))),
    byIndex: onceAShape((shape: Shape) => statement(countByIndex(search, conditionsOf(shape)))),
    // Newest first regardless of the sort order, because only that index includes the search key.
    inOrder: onceAShape((shape: Shape) => {
      const fromTheStart = { ...shape, isLater: false, sort: undefined };
      return statement(countInOrder(search, newestFirst, (selected, limit) => first(fromTheStart, selected, limit)));
    }),
  };
  const version = `md5(coalesce(string_agg(id::text || row_version, ','), '')) as version`;

  const versions = (shape: Shape) => rows(shape, `id, ${keyOf(orderOf(shape.sort))}`);

  return {
    filters: Object.keys(filters ?? {}) as Filter[],
    orderOf,
    version: onceAShape((shape) => statement(`select ${version} from ${versions(shape)}`)),
    head: onceAShape((shape) =>
      statement(`select ${version}, ${known(shape) ?? 'null'} as total from ${versions(shape)}`),
    ),
    count: (shape) => (known(shape) === null ? counts.all(shape) : null),
    page: onceAShape((shape) => {
      const order = orderOf(shape.sort);
      const last = `(array_agg(${order.as}) filter (where shown))[:limit::int]`;
      return statement(`select coalesce(json_agg(${jsonOf(columns, json)}) filter (where shown), '[]')::text as json, ${version},
        count(*)::int > :limit::int as more,
        (array_agg(id) filter (where shown))[:limit::int] as "lastId",
        ${order.type === 'timestamptz' ? utc(last) : `(${last})::text`} as "lastAt"
        from ${rows(shape, shape.sort === undefined ? '*' : `*, ${keyOf(order)}`)}`);
    }),
    nearest: onceAShape((shape) =>
      statement(nearestRows(search, orderOf(shape.sort), (selected, limit) => first(shape, selected, limit))),
    ),
    matching: (shape, byIndex) => counts[byIndex ? 'byIndex' : 'inOrder'](shape),
    anywhere: onceAShape((shape) => {
      const order = orderOf(shape.sort);
      return statement(rowsAnywhere(search, order, conditionsOf(shape), shape.isLater ? behind(order) : 'true'));
    }),
  };
}

/** Builds each statement once per shape of page. */
function onceAShape<Shape extends PageShape<string, string>>(write: (shape: Shape) => ListStatement) {
  const written = new Map<string, ListStatement>();
  return (shape: Shape): ListStatement => {
    const key = `${shape.scope} ${shape.sort ?? ''} ${String(shape.isLater)} ${String(shape.isSearch)} ${shape.narrowedBy.join(' ')}`;
    const known = written.get(key) ?? write(shape);
    written.set(key, known);
    return known;
  };
}

const behind = ({ by, way, type }: Order) =>
  `(${by}, id) ${way === 'desc' ? '<' : '>'} (:afterAt::${type}, :afterId::uuid)`;

const toTheLetter = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
/** A `like` pattern that matches the exact text anywhere. */
export const containing = (text: string) => `%${toTheLetter(text)}%`;

/** Replaces `:name` by `$1`, but not the two colons of a cast. */
function statement(text: string): ListStatement {
  const parameters: string[] = [];
  const numbered = text.replaceAll(/(?<!:):([a-z][a-zA-Z]*)/g, (_, name: string) => {
    if (!parameters.includes(name)) parameters.push(name);
    return `$${String(parameters.indexOf(name) + 1)}`;
  });
  return { text: numbered, parameters };
}

const utc = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** PostgreSQL writes the JSON of rows, so they never become objects. */
function jsonOf(columns: object, written: Readonly<Record<string, string>>): string {
  const fields = Object.entries(columns as Record<string, EntitySchemaColumnOptions>).map(([field, column]) => {
    const name = column.name ?? field;
    return `'${field}', ${written[field] ?? (column.type === 'timestamptz' ? utc(name) : name)}`;
  });
  return `json_build_object(${fields.join(', ')})`;
}
