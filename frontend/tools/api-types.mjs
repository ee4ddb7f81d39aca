import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** Turns the back end's OpenAPI document into the types of our client, so that drift is a type error. */
export async function writeApiTypes(openApiFile, typesFile) {
  const types = astToString(await openapiTypescript(JSON.parse(await readFile(openApiFile, 'utf8'))));
  await mkdir(dirname(typesFile), { recursive: true });
  if ((await readFile(typesFile, 'utf8').catch(() => '')) !== types) await writeFile(typesFile, types);
}
