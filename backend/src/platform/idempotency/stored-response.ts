import type { Response } from 'express';

/** A response as sent to the caller. */
export interface StoredResponse {
  readonly status: number;
  /** Headers set by the handler, without cookies: those belong to the first caller only. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** JSON; null if the response has no content. */
  readonly body: string | null;
}

/** Runs the handler and captures its response. */
export async function captureResponse(response: Response, handle: () => Promise<unknown>): Promise<StoredResponse> {
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

/** Sets status and headers and returns the body, byte for byte the same on each replay. */
export function replayResponse(response: Response, { status, headers, body }: StoredResponse): string | undefined {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === null) return undefined;
  response.type('application/json');
  return body;
}
