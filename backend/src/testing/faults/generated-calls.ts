import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { type Role, ROLES } from '../../kernel/actor.js';
import { HOSTILE_BODIES, HOSTILE_PATHS, HOSTILE_VALUES } from './hostile-values.js';

/** Programs call by a token that opens everything, or hardly anything. */
export const PROGRAMS = ['program', 'narrow program'] as const;
export type Caller = 'anonymous' | Role | (typeof PROGRAMS)[number];

export interface GeneratedCall {
  readonly caller: Caller;
  readonly method: string;
  /** The path of the document, such as `/api/messages/{id}`. */
  readonly route: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { in: string }>;
type Schema = Exclude<NonNullable<Parameter['schema']>, { $ref: string }>;
type SchemaOrRef = NonNullable<Parameter['schema']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const HOSTILE = fc.constantFrom(...HOSTILE_VALUES);
/** Of ten values so many are as the document wants them: otherwise no call would get beyond the first check. */
const plausibleOrHostile = <T>(plausible: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: plausible }, { weight: 1, arbitrary: HOSTILE });

/** Calls as the application's own document describes them, with something wrong in most of them. */
export class GeneratedCalls {
  private readonly ids: fc.Arbitrary<string>;

  /** @param knownIds of things that exist, so that some calls meet them */
  constructor(
    private readonly api: OpenAPIObject,
    knownIds: readonly string[],
  ) {
    this.ids = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...knownIds) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_PATHS) },
    );
  }

  sample(count: number, seed: number): GeneratedCall[] {
    const calls = Object.entries(this.api.paths).flatMap(([route, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [this.call(route, method, operation)] : [];
      }),
    );
    return fc.sample(fc.oneof(...calls), { numRuns: count, seed });
  }

  private call(route: string, method: string, operation: Operation): fc.Arbitrary<GeneratedCall> {
    return fc.record({
      caller: callerOf(route),
      method: fc.constant(method.toUpperCase()),
      route: fc.constant(route),
      path: this.path(route, operation),
      headers: this.headers(method),
      body: method === 'get' ? fc.constant(undefined) : this.body(operation),
    });
  }

  private path(route: string, operation: Operation): fc.Arbitrary<string> {
    const parameters = (operation.parameters ?? []).filter((one): one is Parameter => 'in' in one);
    const filled = fc
      .array(this.ids, { minLength: 2, maxLength: 2 })
      .map(([one = '', other = '']) => route.replace(/\{\w+\}/, () => one).replace(/\{\w+\}/, () => other));
    const inQuery = parameters.filter((one) => one.in === 'query');
    const entries = inQuery.map(({ name, schema }) =>
      fc.option(plausibleOrHostile(this.value(schema ?? {})).map((value) => `${name}=${queryText(value)}`)),
    );
    const foreign = fc.option(
      fc.constantFrom(
        'where=1',
        'select=password',
        'order=id',
        '__proto__=1',
        'limit=1&limit=2',
        'cursor=%00',
        'a[b]=1',
        '%=%',
        '&&=',
        'limit[]=1',
      ),
      { freq: 4 },
    );
    return fc.tuple(filled, fc.tuple(...entries), foreign).map(([path, schemaOrRef, more]) => {
      const query = [...schemaOrRef, more].filter((one) => one !== null).join('&');
      return query === '' ? path : `${path}?${query}`;
    });
  }

  private headers(method: string): fc.Arbitrary<Record<string, string>> {
    const type: Record<string, string> = method === 'get' ? {} : { 'Content-Type': 'application/json' };
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant(type) },
      { weight: 3, arbitrary: fc.uuid().map((key) => ({ ...type, 'Idempotency-Key': key })) },
      {
        weight: 2,
        arbitrary: fc.constantFrom<Record<string, string>>(
          { ...type, 'X-Acting-As': 'owner' },
          { ...type, 'X-Acting-As': 'constructor' },
          { ...type, 'Idempotency-Key': 'the-same-for-all' },
          { ...type, 'If-None-Match': '*', Cookie: 'courtyard.sid=s%3Ax.y; courtyard.sid=%' },
          { ...type, 'X-Forwarded-For': `1.2.3.4, ::ffff:zz, ${'9'.repeat(500)}`, Host: '[', Origin: 'x' },
          { 'Content-Type': 'multipart/form-data; boundary=' },
          { 'Content-Type': 'application/json; charset=utf-7' },
          { 'Content-Type': 'application/x-www-form-urlencoded' },
        ),
      },
    );
  }

  private body(operation: Operation): fc.Arbitrary<string | undefined> {
    const body = operation.requestBody;
    const schema = body && 'content' in body ? Object.values(body.content)[0]?.schema : undefined;
    const hostile = fc.constantFrom(...HOSTILE_BODIES);
    const bodies = this.value(schema ?? { type: 'object' }).map((value) => JSON.stringify(value));
    return fc.oneof({ weight: 9, arbitrary: bodies }, { weight: 1, arbitrary: hostile });
  }

  private value(schemaOrRef: SchemaOrRef): fc.Arbitrary<unknown> {
    const schema = this.resolved(schemaOrRef);
    if (schema.enum) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
    const [first, ...others] = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
    if (first) return fc.oneof(this.value(first), ...others.map((one) => this.value(one)));
    switch (schema.type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return fc.array(plausibleOrHostile(this.value(schema.items ?? {})), { maxLength: 4 });
      case 'number':
      case 'integer':
        return fc.oneof(fc.integer({ min: 0, max: 500 }), fc.double());
      case 'boolean':
        return fc.boolean();
      default:
        return this.text(schema);
    }
  }

  private object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, plausibleOrHostile(this.value(schema))]),
    );
    return fc.record(fields, { requiredKeys: [...required] });
  }

  private text({ maxLength = 60, description = '' }: Schema): fc.Arbitrary<string> {
    const words = fc.constantFrom(
      'Amelia Hart',
      'A table by the fountain',
      'Line one\nline two',
      '12:30 PM',
      '18:30',
      'https://bistro.example/a',
    );
    const dates = fc
      .date({
        min: new Date(Date.now() - 86_400_000 * 40),
        max: new Date(Date.now() + 86_400_000 * 400),
        noInvalidDate: true,
      })
      .map((date) => (description.includes('YYYY-MM-DD') ? date.toISOString().slice(0, 10) : date.toISOString()));
    const addresses = fc.nat(50).map((guest) => `guest${String(guest)}@guests.example`);
    const any = fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 200) });
    return fc.oneof(words, words, dates, dates, addresses, addresses, this.ids, any);
  }

  private resolved(schema: SchemaOrRef): Schema {
    if (!('$ref' in schema)) return schema;
    const found = this.api.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    return found ? this.resolved(found) : {};
  }
}

/** Usually an authorized caller, because others are rejected early. */
function callerOf(route: string): fc.Arbitrary<Caller> {
  if (route.startsWith('/api/v1/')) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant<Caller>('program') },
      { weight: 2, arbitrary: fc.constantFrom<Caller>('anonymous', 'narrow program', 'admin') },
    );
  }
  const role = ROLES.find((one) => route.startsWith(`/api/${one}/`)) ?? 'manager';
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(role) },
    { weight: 2, arbitrary: fc.constantFrom<Caller>('anonymous', ...ROLES) },
  );
}

function queryText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed());
}
