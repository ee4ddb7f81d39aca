import type { Request, Response } from 'express';

/** A link that people follow leads nowhere: a browser is shown the website's own page for that, other clients get the problem as JSON. */
export class NoSuchPage extends Error {}

/** As what a browser asks for where somebody follows a link; the pages of the website put it there, where there is one. */
interface Page {
  send(request: Request, response: Response): Promise<void>;
}

const KEPT_IN = 'notFoundPage';

export function keepNotFoundPage(response: Response, page: Page): void {
  response.locals[KEPT_IN] = page;
}

/** The page to show, or null where the problem is the better answer. */
export function notFoundPageFor(request: Request, response: Response): Page | null {
  const isAsked = request.accepts(['json', 'html']) === 'html';
  return isAsked ? ((response.locals[KEPT_IN] as Page | undefined) ?? null) : null;
}
