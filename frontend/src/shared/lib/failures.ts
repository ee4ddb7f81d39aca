import type { components } from '@/shared/api';

type Failure = components['schemas']['ReportClientError'];

/** Per page: repeated failures add nothing new. */
const MAX_REPORTS = 5;
const MAX_MESSAGE_LENGTH = 300;
let reported = 0;

/** Reports a failure to the server in the background; a failing report is ignored. */
export function reportFailure(kind: Failure['kind'], error: unknown): void {
  if (reported >= MAX_REPORTS) return;
  reported += 1;
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    MAX_MESSAGE_LENGTH,
  );
  const failure: Failure = { kind, message: message || kind, path: window.location.pathname };
  void fetch(new URL('/api/client-errors', window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(failure),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}
