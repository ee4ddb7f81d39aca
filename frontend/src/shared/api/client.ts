import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import type { paths } from './schema.gen';

export type Role = 'admin' | 'manager' | 'staff';

const throwProblems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok && response.status !== 304) throw await ApiError.from(response);
  },
};

function connect(headers: Record<string, string> = {}) {
  const client = createClient<paths>({
    baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
    credentials: 'include',
    headers,
    fetch: (request) => globalThis.fetch(request),
  });
  client.use(throwProblems);
  return client;
}

export const api = connect();

const dashboards = {
  admin: connect({ 'X-Acting-As': 'admin' }),
  manager: connect({ 'X-Acting-As': 'manager' }),
  staff: connect({ 'X-Acting-As': 'staff' }),
};

/** The client of a dashboard: one session may hold a login of each role, so every call says which one acts. */
export const apiAs = (role: Role) => dashboards[role];

/** The body of a call: `await answer(api.GET('/api/restaurant'))`. Failures have been thrown as ApiError. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  return (await call).data as Data;
}

/** For queries that mean "nobody is signed in" rather than "this failed" by a 401. */
export async function returnNullOn401<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
