import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
type Content = Extract<NonNullable<Operation['requestBody']>, { content: unknown }>['content'];
type SchemaOrRef = NonNullable<Content[string]['schema']>;
type Schema = Exclude<SchemaOrRef, { $ref: string }>;

/** A call that takes a body, as the application's own document describes it. */
export interface CallWithBody {
  readonly method: 'post' | 'put' | 'patch';
  /** Such as `/api/messages/{id}`. */
  readonly route: string;
  /** Named by the document. */
  readonly fields: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

const METHODS = ['post', 'put', 'patch'] as const;
const A_DAY = 86_400_000;
const IN_A_WEEK = new Date(Date.now() + 7 * A_DAY).toISOString().slice(0, 10);
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Required formats of texts by name; all others may be anything. */
const LOOKS: readonly (readonly [RegExp, unknown])[] = [
  [/csv/, 'Email,Name\nana@guests.example,Ana'],
  [/emails$/i, 'ana@guests.example'],
  [/email$|^to$/i, 'ana@guests.example'],
  [/phone/i, '(904) 555-0100'],
  [/birth/i, '1985-04-12'],
  [/time$/i, '12:00 PM'],
  [/date$|^date/i, IN_A_WEEK],
  [/^(?:seen|expectedUpdatedAt)$/, new Date(0).toISOString()],
  [/website|url/i, 'https://a.example/'],
  [/^path$/, '/menu'],
  [/id$/i, NOBODY],
  [/password/i, 'courtyard-demo'],
  [/html/i, '<p>Soup</p>'],
];

/** Valid bodies for each call, according to its OpenAPI document. */
export class ExampleBodies {
  /** @param text how long a text is made of which so much is allowed */
  constructor(
    private readonly api: OpenAPIObject,
    private readonly text: (name: string, like: string, max: number | undefined) => string = (_, like) => like,
    private readonly items: (max: number | undefined) => number = () => 1,
  ) {}

  all(): CallWithBody[] {
    return Object.entries(this.api.paths).flatMap(([route, item]) =>
      METHODS.flatMap((method) => {
        const body = item[method]?.requestBody;
        const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
        if (!schema) return [];
        const example = this.example('', schema) as Record<string, unknown>;
        return [{ method, route, fields: Object.keys(example), body: example }];
      }),
    );
  }

  private example(name: string, schemaOrRef: SchemaOrRef): unknown {
    const schema = this.resolved(schemaOrRef);
    if (schema.example !== undefined) return schema.example;
    if (schema.enum) return schema.enum[0];
    const [first] = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
    if (first) return this.example(name, first);
    switch (schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [key, this.example(key, one)]),
        );
      case 'array':
        return Array.from({ length: this.items(schema.maxItems) }, () => this.example(name, schema.items ?? {}));
      case 'number':
      case 'integer':
        return schema.minimum ?? 1;
      case 'boolean':
        return true;
      default: {
        const [, like = 'Soup'] = LOOKS.find(([pattern]) => pattern.test(name)) ?? [];
        return this.text(name, String(like), schema.maxLength);
      }
    }
  }

  private resolved(schema: SchemaOrRef): Schema {
    if (!('$ref' in schema)) return schema;
    const found = this.api.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    return found ? this.resolved(found) : {};
  }
}
