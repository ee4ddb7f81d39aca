/** A screen on which every media query is true: tables in place of rows. It is one until mocks are restored. */
export function wideScreen(): void {
  const narrow = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...narrow(query), matches: true }));
}
