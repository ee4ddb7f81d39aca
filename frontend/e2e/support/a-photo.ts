import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** A PNG of that width, twice as wide as high, of a color that no other run has. */
export async function aPhoto(page: Page, width: number): Promise<Buffer> {
  const data = await page.evaluate(
    ([color, wide]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: wide / 2 });
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = color;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [`#${randomUUID().slice(0, 6)}`, width] as const,
  );
  return Buffer.from(data, 'base64');
}
