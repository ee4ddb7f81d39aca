import type { Restaurant } from '../../../../kernel/restaurant.js';

const MANIFEST = /^\/(admin|manager|staff)\.webmanifest$/;
const AREAS: Readonly<Record<string, string>> = { admin: 'Owner', manager: 'Site manager', staff: 'Staff' };

/** The web app manifest of a dashboard, with which it can be installed on a phone; null for another path. */
export function manifestAt(path: string, { name }: Pick<Restaurant, 'name'>): string | null {
  const [, role = ''] = MANIFEST.exec(path) ?? [];
  const area = AREAS[role];
  if (area === undefined) return null;
  return JSON.stringify({
    id: `/${role}`,
    name: `${name} · ${area}`,
    short_name: area,
    start_url: `/${role}/dashboard`,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#0f2a30',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}
