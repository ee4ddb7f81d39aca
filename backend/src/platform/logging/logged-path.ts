/** An access token, or what opens a calendar. */
const KEY = /cty(?:_|%5f)[0-9a-z]{36}/gi;
/** As `SignedLinks` writes tokens: whoever reads one may do what it is for. */
const TOKEN = /(?<=\/)[\w-]+(?:\.|%2e)[\w-]+(?:\.|%2e)[\w-]{43}/gi;

/** The part of an address that may be logged: no query, and no token of a link in mail or of a program. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(TOKEN, '[redacted]').replace(KEY, '[redacted]');
}
