import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROFILE = new URL('../../backend/content/restaurant.json', import.meta.url);
const AREAS = { admin: 'Owner', manager: 'Site manager', staff: 'Staff' };

/** Writes a web app manifest for each dashboard, so that it can be installed on a phone. */
export async function writeManifests(folder) {
  const { name } = JSON.parse(await readFile(PROFILE, 'utf8'));
  for (const [role, area] of Object.entries(AREAS)) {
    const manifest = {
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
    };
    await writeFile(join(folder, `${role}.webmanifest`), JSON.stringify(manifest));
  }
}
