import type { components } from '@/shared/api';

export type Visit = components['schemas']['CountVisit'];

/** Fire and forget: a failed count is ignored. */
export function sendCount(visit: Visit): void {
  void fetch(new URL('/api/analytics/page-views', window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}
