import type { Request, Response } from 'express';

/** A broken link: browsers get the website's page for that, other clients the problem as JSON. */
export class NoSuchPage extends Error {}

/** Renders the error page; the website sets it on the request when a browser follows a link. */
interface Page {
  send(request: Request, response: Response): Promise<void>;
}

const KEPT_IN = 'notFoundPage';

export function keepNotFoundPage(response: Response, page: Page): void {
  response.locals[KEPT_IN] = page;
}

/** The page to show; null to answer with the problem. */
export function notFoundPageFor(request: Request, response: Response): Page | null {
  const isAsked = request.accepts(['json', 'html']) === 'html';
  return isAsked ? ((response.locals[KEPT_IN] as Page | undefined) ?? null) : null;
}
