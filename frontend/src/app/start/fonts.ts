import { whenLoaded } from './when-loaded';

const FONTS = ['Fraunces', 'Nunito Sans'];
const PARTS = 'body > header, main > *, body > footer';

/** Fonts load after the first paint, or immediately if another of our pages has cached them. */
export function showFonts(): void {
  const { documentElement: page } = document;
  if (document.referrer.startsWith(`${window.location.origin}/`)) page.dataset.fonts = '';
  void Promise.all([allArrived(), firstPaint()])
    .then(() => Promise.allSettled(FONTS.map((name) => document.fonts.load(`16px '${name}'`))))
    .then(() => showPartByPart(page));
}

/** Changing the whole page at once would block a phone while it lays out the page again. */
async function showPartByPart(page: HTMLElement) {
  if (page.dataset.fonts === '') return;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.dataset.fonts = '';
    await new Promise(requestAnimationFrame);
  }
  page.dataset.fonts = '';
}

const allArrived = () => new Promise<void>(whenLoaded);

/** A background tab has no first paint. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
