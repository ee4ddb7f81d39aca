/** Known vulnerabilities in the product's runtime packages, from the registry. */
import { execFile } from 'node:child_process';
import { projectEnvironment } from './node-24.mjs';
import { Refusal, root } from './project.mjs';

const ANSWERS_WITHIN_MS = 60_000;
const REFUSED = ['critical', 'high'];

/** Warns in a sentence where the registry does not answer, or knows no advisories. @throws Refusal where it knows a critical or high one */
export async function checkAdvisories() {
  const warning = judge(await audit());
  if (warning) console.log(warning);
}

/** npm exits with 1 both for a vulnerability and for a failed lookup. */
function audit() {
  const options = {
    cwd: root,
    env: projectEnvironment(),
    timeout: ANSWERS_WITHIN_MS,
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  };
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => {
      resolve(stdout);
    });
  });
}

/** @returns a warning if the lookup failed, else null */
export function judge(answer) {
  const report = parsed(answer);
  if (!report?.vulnerabilities)
    return `Known holes in packages were not looked up: ${report?.message ?? report?.error?.summary ?? 'the registry did not answer'}.`;
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => REFUSED.includes(severity));
  if (found.length === 0) return null;
  const lines = found.map(({ name, severity, range }) => `  ${name} ${range} (${severity})`);
  throw new Refusal(
    `Known holes in packages (docs/security.md says in how many days they are closed):\n${lines.join('\n')}`,
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
