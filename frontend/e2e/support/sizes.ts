/** Pictures are chosen by the screen, before the page is laid out. */
const touch = (size: { width: number; height: number }) => ({
  viewport: size,
  screen: size,
  isMobile: true,
  hasTouch: true,
});

export const PHONE = touch({ width: 390, height: 844 });
export const TABLET = touch({ width: 820, height: 1180 });
