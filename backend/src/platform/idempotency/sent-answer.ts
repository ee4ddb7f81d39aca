import type { Response } from 'express';

/** An answer as it leaves the house. */
export interface SentAnswer {
  readonly status: number;
  /** Those that the handler has set, cookies aside: they open something, and belong to the browser that was answered first. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** JSON; null for an answer without content. */
  readonly body: string | null;
}

/** Runs the handler and writes down what it answers. */
export async function written(response: Response, handle: () => Promise<unknown>): Promise<SentAnswer> {
  const before = response.getHeaders();
  const answer = await handle();
  const headers = Object.entries(response.getHeaders()).filter(
    ([name, value]) => before[name] !== value && name !== 'set-cookie',
  );
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)])),
    body: answer === undefined ? null : JSON.stringify(answer),
  };
}

/** What the framework is to send, the same text at each repetition. */
export function send(response: Response, { status, headers, body }: SentAnswer): string | undefined {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === null) return undefined;
  response.type('application/json');
  return body;
}
