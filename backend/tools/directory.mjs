import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

/**
 * A directory for tests, and for trying the sign-in by hand: a local OpenID provider with a login form that accepts any
 * password. `node directory.mjs <port> <URL of the page to return to>` prints its URL when it is ready. Settings of the
 * product: that URL, `courtyard` and `a secret of the directory`. `PUT /people/<login>` with claims as JSON adds a
 * person.
 */
const [port = '0', returnTo = 'http://localhost:3000/sign-in/directory'] = process.argv.slice(2);
const CLIENT = { client_id: 'courtyard', client_secret: 'a secret of the directory' };
const FORM = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <title>Sign in</title>
  <main>
    <h1>The directory</h1>
    <form method="post">
      <p><label>Name <input name="login" autocomplete="username"></label></p>
      <p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
      <button>Sign in</button>
      <button name="cancel" value="yes">Cancel</button>
    </form>
  </main>
</html>`;

const people = new Map();
let provider;

async function answer(request, response) {
  const { method, url } = request;
  const [, login] = /^\/people\/([\w.-]+)$/.exec(url) ?? [];
  if (method === 'PUT' && login !== undefined) {
    people.set(login, JSON.parse(await text(request)));
    response.writeHead(204).end();
  } else if (!url.startsWith('/interaction/')) {
    provider.callback()(request, response);
  } else if (method === 'GET') {
    response.setHeader('Content-Type', 'text/html').end(FORM);
  } else {
    const typed = new URLSearchParams(await text(request));
    const cancelled = { error: 'access_denied', error_description: 'cancelled' };
    const result = typed.has('cancel')
      ? cancelled
      : { login: { accountId: typed.get('login'), acr: people.get(typed.get('login'))?.acr } };
    await provider.interactionFinished(request, response, result);
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
});

server.listen(Number(port), '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [returnTo] }],
    acrValues: ['two-steps', 'password'],
    claims: { acr: null, openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of a directory of tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...people.get(accountId), sub: accountId }) }),
    // No consent screen, because the product belongs to the same organization.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 300, IdToken: 300, Interaction: 600, Session: 600 },
  });
  console.log(issuer);
});
