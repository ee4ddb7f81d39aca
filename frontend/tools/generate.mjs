/**
 * Generates what the build needs: limits and choices from the back end's OpenAPI document, and the styles of the used Ant Design
 * components.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeAntdStyles } from './antd-styles.mjs';
import { writeContract } from './contract.mjs';

const at = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const openApi = at('../backend/dist/openapi.json');
if (!existsSync(openApi)) {
  console.error(`${openApi} is missing: build the back end first (npm run build -w @courtyard/backend).`);
  process.exit(1);
}
await writeContract(openApi, at('src/shared/call-schema/call-schema.gen.ts'));
await writeAntdStyles(at('src'), at('src/shared/ui/antd/antd.gen.css'));
