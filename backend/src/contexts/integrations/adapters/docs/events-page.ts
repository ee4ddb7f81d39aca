import { z } from 'zod';
import type { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import { sampleOf } from '../outbound/webhook-body.js';

const AT = new Date('2026-11-23T17:30:00.000Z');

/** docs/events.md, made from the catalogue (`npm run events-page`). */
export function eventsPage(catalogue: EventCatalogue): string {
  const sections = catalogue.types.map((type) => {
    const published = catalogue.find(type);
    if (!published) return '';
    const fields = Object.entries(shapeOf(published.schema)).map(([name, kind]) => `- \`${name}\`: ${kind}`);
    const sample = JSON.stringify(sampleOf(catalogue, type, AT), null, 2);
    return [
      `## ${type}`,
      `${published.means} Version ${String(published.version)}.`,
      fields.join('\n'),
      `\`\`\`json\n${sample}\n\`\`\``,
    ].join('\n\n');
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `# Events

The events that other apps can receive, generated from the catalogue in the code (\`npm run events-page\`). How to receive them is in [integrations](integrations.md).
Personal data (\`guest\`, \`submitter\`) is included only for those who may read it.`;

interface Described {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly Described[];
}

function shapeOf(schema: z.ZodType<object>): Record<string, string> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
    properties?: Record<string, Described>;
    required?: string[];
  };
  return Object.fromEntries(
    Object.entries(properties).map(([name, described]) => [
      name,
      `${kindOf(described)}${required.includes(name) ? '' : ', where it is known'}`,
    ]),
  );
}

function kindOf({ type, enum: values, format, anyOf }: Described): string {
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (values) return `one of ${values.join(', ')}`;
  return format ?? String(type);
}
