import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhenChanged } from './write-when-changed.mjs';

/**
 * Turns the back end's OpenAPI document into values for forms: required fields, limits, choices, and those of nested parts. Each body
 * has a file of its own, so that a page loads only its own forms.
 */
export async function writeContract(openApiFile, contractFile) {
  const { components } = await read(openApiFile);
  const texts = new Map();
  // Parts before what has them: a name that has no rules is not referred to.
  const add = (schema) => {
    const name = nameOf(schema);
    if (texts.has(name)) return texts.get(name) !== null;
    texts.set(name, null);
    const { properties = {}, required = [] } = components.schemas[schema];
    const parts = new Set();
    const fields = Object.entries(properties).flatMap(([field, rules]) => {
      const part = partOf(rules);
      const hasPart = part !== undefined && part !== schema && add(part);
      if (hasPart) parts.add(nameOf(part));
      const rule = { ...rulesOf(rules), ...(required.includes(field) && { required: true }) };
      const written = Object.entries(rule).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      const all = [...written, ...(hasPart ? [`parts: ${nameOf(part)}`] : [])];
      return all.length > 0 ? [`  ${field}: { ${all.join(', ')} },\n`] : [];
    });
    if (fields.length === 0) return false;
    const imports = [...parts].map((part) => `import { ${part} } from './${part}.gen';\n`).join('');
    texts.set(name, `${imports}export const ${name} = {\n${fields.join('')}} as const;\n`);
    return true;
  };
  for (const schema of Object.keys(components.schemas)) add(schema);
  const files = [...texts].filter(([, text]) => text !== null);
  for (const [name, text] of files) {
    await writeWhenChanged(join(dirname(contractFile), 'bodies', `${name}.gen.ts`), text);
  }
  const lines = files.map(([name]) => `export { ${name} } from './bodies/${name}.gen';\n`);
  await writeWhenChanged(contractFile, lines.join(''));
}

const nameOf = (schema) => schema.charAt(0).toLowerCase() + schema.slice(1);

/** The schema of a field's object, or of its items. */
const partOf = ({ $ref, allOf, items }) =>
  ($ref ?? allOf?.[0]?.$ref ?? items?.$ref)?.replace('#/components/schemas/', '');

/** By the names that inputs have for them. */
function rulesOf({ maxLength, minimum, maximum, multipleOf, minItems, maxItems, enum: choices }) {
  const rules = { maxLength, min: minimum, max: maximum, step: multipleOf, minItems, maxItems, choices };
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
}

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
