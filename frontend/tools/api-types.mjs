/** Generates the API types from the back end's OpenAPI document, so that drift is a type error. Builds do not need them. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { writeWhenChanged } from './write-when-changed.mjs';

const at = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const document = JSON.parse(await readFile(at('../backend/dist/openapi.json'), 'utf8'));
await writeWhenChanged(at('src/shared/api/schema.gen.ts'), astToString(await openapiTypescript(document)));
