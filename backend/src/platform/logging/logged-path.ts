/** As `SignedLinks` writes tokens: whoever reads one may do what it is for. */
const TOKEN = /(?<=\/)[\w-]+(?:\.|%2e)[\w-]+(?:\.|%2e)[\w-]{43}/gi;

/** The part of an address that may be logged: no query, and no token of a link in mail. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(TOKEN, '[redacted]');
}
