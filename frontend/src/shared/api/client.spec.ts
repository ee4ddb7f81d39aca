import { waitFor } from '@testing-library/react';
import { fakeServer } from '@/shared/testing';
import { answer, ApiError, api, apiAs, errorText, fieldErrors, returnNullOn401 } from '.';

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'This request was confirmed already.',
  errors: [{ field: 'customerEmail', message: 'Please enter a valid email address' }],
};

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => null).catch((error: unknown) => error);

it('answers the body of a call', async () => {
  fakeServer(() => ({ body: { name: 'The Bistro' } }));
  await expect(answer(api.GET('/api/restaurant'))).resolves.toEqual({ name: 'The Bistro' });
});

it('fails with status and body text, and carries the problem', async () => {
  fakeServer(() => ({ status: 409, body: problem }));
  const error = await failure(answer(api.GET('/api/restaurant')));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: `409: ${JSON.stringify(problem)}`, status: 409 });
  expect(errorText(error, 'Please try again later')).toBe(problem.detail);
  expect(fieldErrors(error)).toEqual({ customerEmail: 'Please enter a valid email address' });
});

it("shows errors inside a list or an object under the form's field", async () => {
  const errors = [{ field: 'emailSequence[1].templateId', message: 'Email 2 needs a template.' }];
  fakeServer(() => ({ status: 400, body: { ...problem, errors } }));
  const error = await failure(answer(api.GET('/api/restaurant')));
  expect(fieldErrors(error)).toEqual({ emailSequence: 'Email 2 needs a template.' });
});

it('uses the status text when the body is empty, and the fallback for people', async () => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 502, statusText: 'Bad Gateway' }));
  const error = await failure(answer(api.GET('/api/restaurant')));
  expect(error).toMatchObject({ message: '502: Bad Gateway' });
  expect(errorText(error, 'Please try again later')).toBe('Please try again later');
});

it('shows the fallback when the network fails', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(errorText(await failure(answer(api.GET('/api/restaurant'))), 'Please try again later')).toBe(
    'Please try again later',
  );
});

describe('an answer that does not come', () => {
  /** The server never responds; the call ends when it times out. */
  const silence = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      }),
  );
  const requests = () =>
    waitFor(() => {
      expect(silence).toHaveBeenCalled();
    });
  beforeEach(() => silence.mockClear());

  it('times out after a minute', async () => {
    const minute = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(minute.signal);
    globalThis.fetch = silence;
    const call = failure(answer(api.GET('/api/restaurant')));
    await requests();
    minute.abort();
    expect(errorText(await call, 'Please try again later')).toBe('Please try again later');
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });

  it('aborts with its caller, also in a browser without AbortSignal.any', async () => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
    Reflect.deleteProperty(AbortSignal, 'any');
    globalThis.fetch = silence;
    const caller = new AbortController();
    const call = failure(answer(api.GET('/api/restaurant', { signal: caller.signal })));
    await requests();
    caller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    if (any) Object.defineProperty(AbortSignal, 'any', any);
  });
});

it('returns null for a 401 when being signed out is a valid result', async () => {
  fakeServer(() => ({ status: 401, body: problem }));
  await expect(returnNullOn401(answer(api.GET('/api/staff/me')))).resolves.toBeNull();
  fakeServer(() => ({ status: 403, body: problem }));
  await expect(returnNullOn401(answer(api.GET('/api/staff/me')))).rejects.toThrow('403: ');
});

it('sends the acting role with dashboard calls', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  await answer(apiAs('staff').GET('/api/staff/reservations/summary'));
  expect(calls[0]?.headers.get('X-Acting-As')).toBe('staff');
});

it('sends the same idempotency key for the same intent, and a new one for another', async () => {
  const calls = fakeServer(() => ({ status: 201, body: {} }));
  const intent = { name: 'Ada', email: 'ada@guests.example', message: 'Is there a high chair?' };
  for (const body of [intent, intent, { ...intent }]) await answer(api.POST('/api/contact', { body }));
  const [first, again, other] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
