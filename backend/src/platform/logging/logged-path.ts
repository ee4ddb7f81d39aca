/** An access token, or the secret of a calendar feed. */
const KEY = /cty(?:_|%5f)[0-9a-z]{36}/gi;
/** Tokens of `SignedLinks`, which authorize anyone who has them. */
const TOKEN = /(?<=\/)[\w-]+(?:\.|%2e)[\w-]+(?:\.|%2e)[\w-]{43}/gi;

/** The part of a URL that may be logged: no query and no tokens. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(TOKEN, '[redacted]').replace(KEY, '[redacted]');
}
