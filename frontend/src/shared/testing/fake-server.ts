export interface RecordedCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Responds to the browser's calls and records them; the network is the only thing a component test replaces. */
export function fakeServer(reply: (call: RecordedCall) => Reply | Promise<Reply>) {
  const calls: RecordedCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : null,
    };
    calls.push(call);
    const { status = 200, headers, body } = await reply(call);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': type, ...headers },
    });
  };
  return calls;
}
