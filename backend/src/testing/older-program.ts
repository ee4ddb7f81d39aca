import { query } from '../embedded-postgres/query.js';

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    a.atthasdef or a.attidentity <> '' as filled, a.attgenerated <> '' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`;

/** Those of NOT NULL are seen at the columns, unique ones at their indexes. */
const CONSTRAINTS = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any (k.conkey)) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'x')`;

const UNIQUE_INDEXES = `
  select c.relname as "table", i.indexrelid::regclass::text as name,
    replace(pg_get_indexdef(i.indexrelid), i.indexrelid::regclass::text, '') as definition,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any (i.indkey)) as columns,
    i.indexprs is not null as computed
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique`;

const FUNCTIONS = `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`;

interface Named {
  readonly table: string;
  readonly name: string;
}
interface Column extends Named {
  readonly type: string;
  readonly required: boolean;
  readonly filled: boolean;
  readonly generated: boolean;
}
interface Rule extends Named {
  readonly definition: string;
  readonly columns: readonly string[];
  readonly computed?: boolean;
}

/** What a program may lean on in a database. */
export interface Ground {
  readonly columns: readonly Column[];
  readonly constraints: readonly Rule[];
  readonly unique: readonly Rule[];
  readonly functions: readonly string[];
}

export async function groundOf(url: string): Promise<Ground> {
  const rows = async <Row>(sql: string) => (await query(url, sql)) as Row[];
  return {
    columns: await rows<Column>(COLUMNS),
    constraints: await rows<Rule>(CONSTRAINTS),
    unique: await rows<Rule>(UNIQUE_INDEXES),
    functions: (await rows<Named>(FUNCTIONS)).map(({ name }) => name),
  };
}

/**
 * What a program that was written for the one ground cannot do on the other, in words. Values that it does not know, and triggers, are not
 * seen here: `npm run test:upgrade` runs the older program.
 */
export function breachesBetween(before: Ground, after: Ground): string[] {
  const tables = new Set(after.columns.map(({ table }) => table));
  const old = new Set(before.columns.map(keyOf));
  const oldTables = new Set(before.columns.map(({ table }) => table));
  const concernsOld = ({ table, columns, computed }: Rule) =>
    oldTables.has(table) && (computed === true || columns.some((name) => old.has(keyOf({ table, name }))));
  return [
    ...[...oldTables].filter((table) => !tables.has(table)).map((table) => `${table} is gone`),
    ...before.columns.filter(({ table }) => tables.has(table)).flatMap((column) => changeOf(column, after.columns)),
    ...after.columns
      .filter((column) => oldTables.has(column.table) && !old.has(keyOf(column)))
      .filter(({ required, filled, generated }) => required && !filled && !generated)
      .map((column) => `${keyOf(column)} is new and must be given`),
    ...after.constraints.filter(concernsOld).flatMap((rule) => narrowed(rule, before.constraints)),
    ...after.unique
      .filter((rule) => concernsOld(rule) && !before.unique.some((one) => isSameRule(one, rule)))
      .map((rule) => `${rule.name} is new and refuses what was taken`),
    ...before.unique
      .filter((rule) => tables.has(rule.table) && !after.unique.some((one) => isSameRule(one, rule)))
      .map((rule) => `${rule.name} is gone, by which rows may be found (on conflict)`),
    ...before.functions.filter((name) => !after.functions.includes(name)).map((name) => `${name} is gone`),
  ];
}

const keyOf = ({ table, name }: Named) => `${table}.${name}`;
const isSameRule = (one: Rule, other: Rule) => one.table === other.table && one.definition === other.definition;

function changeOf(before: Column, columns: readonly Column[]): string[] {
  const after = columns.find((column) => keyOf(column) === keyOf(before));
  if (!after) return [`${keyOf(before)} is gone`];
  return [
    ...(after.type === before.type ? [] : [`${keyOf(before)} was ${before.type} and is ${after.type}`]),
    ...(after.required && !before.required ? [`${keyOf(before)} must be given now`] : []),
    ...(after.required && before.filled && !after.filled ? [`${keyOf(before)} has no default any more`] : []),
    ...(after.generated && !before.generated ? [`${keyOf(before)} can be written no more`] : []),
  ];
}

/** A longer list of allowed texts rejects nothing that was accepted before; other changes cannot be judged. */
function narrowed(after: Rule, rules: readonly Rule[]): string[] {
  const before = rules.find((rule) => keyOf(rule) === keyOf(after));
  if (!before) return [`${keyOf(after)} is new and may refuse what was taken`];
  if (before.definition === after.definition) return [];
  const was = partsOf(before.definition);
  const is = partsOf(after.definition);
  const hasGrown = was.frame === is.frame && was.texts.every((text) => is.texts.includes(text));
  return hasGrown && !/<>|NOT/.test(after.definition.replaceAll('IS NOT NULL', ''))
    ? []
    : [`${keyOf(after)} is another one and may refuse what was taken`];
}

const partsOf = (definition: string): { readonly frame: string; readonly texts: readonly string[] } => ({
  frame: definition.replaceAll(/(, )?'[^']*'::text/g, ''),
  texts: definition.match(/'[^']*'::text/g) ?? [],
});
