export const waited = (page: { waitForLoadState(state: string): void }) => page.waitForLoadState('networkidle');
