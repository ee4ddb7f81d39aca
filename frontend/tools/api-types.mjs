import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { writeWhenChanged } from './write-when-changed.mjs';

/** Turns the back end's OpenAPI document into the types of our client, so that drift is a type error. */
export async function writeApiTypes(openApiFile, typesFile) {
  await writeWhenChanged(typesFile, astToString(await openapiTypescript(await read(openApiFile))));
}

/**
 * The limits and choices of the same document as values, for fields and lists; those of each body in a file of its own, so
 * that a page loads no other form's.
 */
export async function writeContract(openApiFile, contractFile) {
  const { components } = await read(openApiFile);
  const names = [];
  for (const [schema, { properties = {} }] of Object.entries(components.schemas)) {
    const fields = Object.entries(properties).flatMap(([name, field]) => rulesOf(name, field));
    if (fields.length === 0) continue;
    const name = schema.charAt(0).toLowerCase() + schema.slice(1);
    names.push(name);
    const text = `export const ${name} = {\n${fields.join('')}} as const;\n`;
    await writeWhenChanged(join(dirname(contractFile), 'bodies', `${name}.gen.ts`), text);
  }
  await writeWhenChanged(
    contractFile,
    names.map((name) => `export { ${name} } from './bodies/${name}.gen';\n`).join(''),
  );
}

function rulesOf(name, { maxLength, enum: choices }) {
  const rule = { ...(maxLength && { maxLength }), ...(choices && { choices }) };
  return Object.keys(rule).length > 0 ? [`  ${name}: ${JSON.stringify(rule)},\n`] : [];
}

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
