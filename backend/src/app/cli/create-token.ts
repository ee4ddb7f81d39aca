import { AccessTokensService } from '../../contexts/integrations/index.js';
import { SCOPES, type Scope } from '../../kernel/scope.js';
import { Questions } from './questions.js';
import { withApplication } from './with-application.js';

const scopesIn = (text: string) => text.split(/[\s,]+/).filter((scope) => scope !== '');
const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** Asks for the integration's name and scopes, and prints its token once. The product may be running. */
async function ask() {
  const questions = new Questions();
  const name = await questions.ask('Name of the app', (text) =>
    /^[^\p{Cc}]{1,100}$/u.test(text) ? null : 'Use 1 to 100 characters',
  );
  const scopes = await questions.ask(`Permissions, from ${SCOPES.join(' ')}`, (text) => {
    const all = scopesIn(text);
    const unknown = scopesIn(text).find((scope) => !isScope(scope));
    if (unknown !== undefined) return `'${unknown}' is no scope`;
    return all.length === 0 ? 'Name at least one' : null;
  });
  questions.end();
  return { name, scopes: scopesIn(scopes).filter(isScope) };
}

const answers = await ask();
await withApplication(async (app) => {
  const { token, text } = await app.get(AccessTokensService, { strict: false }).create(answers, null);
  const until = token.expiresAt.toISOString().slice(0, 10);
  console.log(
    `${token.name} may ${token.scopes.join(', ')} until ${until}. Its token, which is shown this once: ${text}`,
  );
});
