import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, ConnectionLost } from './api-error';
import { idempotencyKey } from './idempotency-key';
import type { paths } from './schema.gen';

export type Role = 'admin' | 'manager' | 'staff';
/** Roles with an office account. */
export type OfficeRole = Exclude<Role, 'staff'>;
/** Roles that may email contacts. */
export type MailRole = OfficeRole;

/** The server responds within 15 s; after a minute the request or its response is lost. */
const PATIENCE_MS = 60_000;

const throwProblems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok && response.status !== 304) throw await ApiError.from(response);
  },
};

function connect(headers: Record<string, string | undefined> = {}) {
  const client = createClient<paths>({
    baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
    credentials: 'include',
    headers,
    fetch: fetchPatiently,
  });
  client.use(throwProblems);
  return { ...client, POST: postOnce(client) };
}

/** Replaces AbortSignal.any, which phones of a few years ago lack; guests send forms with them. */
async function fetchPatiently(request: Request): Promise<Response> {
  // A screen starts about ten requests while it renders, each costing a phone some 10 ms: render first.
  if (request.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
  const call = new AbortController();
  for (const signal of [request.signal, AbortSignal.timeout(PATIENCE_MS)]) {
    const giveUp = () => {
      call.abort(signal.reason);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  }
  return globalThis.fetch(request, { signal: call.signal }).catch((error: unknown) => {
    const isLost = error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
    throw isLost ? new ConnectionLost(error.message, { cause: error }) : error;
  });
}

/** A repeated body sends the same idempotency key, so a call creates only once. */
function postOnce({ POST }: Client<paths>): Client<paths>['POST'] {
  const post = POST as (path: string, init?: { body?: unknown; headers?: object }) => Promise<unknown>;
  const once: typeof post = (path, init) => {
    const { body, headers } = init ?? {};
    if (typeof body !== 'object' || body === null) return post(path, init);
    return post(path, { ...init, headers: { ...headers, 'Idempotency-Key': idempotencyKey(body) } });
  };
  return once as Client<paths>['POST'];
}

export const api = connect();

const callers: Record<Role, Record<string, string | undefined>> = {
  admin: { 'X-Acting-As': 'admin' },
  manager: { 'X-Acting-As': 'manager' },
  staff: { 'X-Acting-As': 'staff' },
};

const dashboards = {
  admin: connect(callers.admin),
  manager: connect(callers.manager),
  staff: connect(callers.staff),
};

/** Sets the account whose screen this page shows. The server refuses its calls once someone else has signed in. */
export const actAs = (role: Role, accountId: string | undefined) => {
  callers[role]['X-Acting-Account'] = accountId;
};

/** The client of a dashboard. One session may hold a login of each role, so every call names the acting role. */
export const apiAs = (role: Role) => dashboards[role];

/** Unwraps a call's body: `await answer(api.GET('/api/restaurant'))`. Failures have been thrown as ApiError. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  return (await call).data as Data;
}

/** For queries in which a 401 means "not signed in" instead of a failure. */
export async function returnNullOn401<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
}

export const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
