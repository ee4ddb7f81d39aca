/** Makes every media query match: tables instead of rows. Lasts until mocks are restored. */
export function wideScreen(): void {
  const narrow = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...narrow(query), matches: true }));
}
