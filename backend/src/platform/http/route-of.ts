import type { Request } from 'express';

/** What answered a call, once it was answered: one of few, whatever the address. Files of the website are one, as are calls that do not exist. */
export function routeOf({ route, originalUrl, method }: Request): { readonly method: string; readonly route: string } {
  const { path } = (route as { path?: unknown } | undefined) ?? {};
  if (typeof path === 'string' && !path.startsWith('*')) return { method, route: path };
  return { method: 'any', route: /^\/api([/?]|$)/.test(originalUrl) ? 'unknown call' : 'website' };
}
