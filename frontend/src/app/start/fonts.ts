const FONTS = ['Fraunces', 'Nunito Sans'];

/** The fonts come after the page has been seen, or at once behind another of our pages, which has brought them. */
export function showFonts(): void {
  const show = () => {
    const fonts = document.querySelector<HTMLStyleElement>('#fonts');
    if (fonts) fonts.media = 'all';
  };
  if (document.referrer.startsWith(`${window.location.origin}/`)) show();
  void Promise.all([allArrived(), firstPaint()])
    .then(() => Promise.allSettled(FONTS.map((name) => document.fonts.load(`16px '${name}'`))))
    .then(show);
}

const allArrived = () =>
  new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });

/** In a tab that nobody has looked at yet, there is none. */
const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
