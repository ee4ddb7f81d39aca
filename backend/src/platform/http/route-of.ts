import type { Request } from 'express';

/** The route that answered a call, with low cardinality. All files of the website share one value, as do unknown calls. */
export function routeOf({ route, originalUrl, method }: Request): { readonly method: string; readonly route: string } {
  const { path } = (route as { path?: unknown } | undefined) ?? {};
  if (typeof path === 'string' && !path.startsWith('*')) return { method, route: path };
  return { method: 'any', route: /^\/api([/?]|$)/.test(originalUrl) ? 'unknown call' : 'website' };
}
