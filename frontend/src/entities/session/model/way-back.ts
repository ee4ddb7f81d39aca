/** What the login page is told by the page that sent somebody there. */
export interface WayBack {
  /** Where to go on after the login. */
  from: string;
  /** Whether there was a session, which has ended. */
  hasEnded: boolean;
}

export const readWayBack = (state: unknown): WayBack | null => (isWayBack(state) ? state : null);

const isWayBack = (state: unknown): state is WayBack =>
  typeof state === 'object' && state !== null && 'from' in state && 'hasEnded' in state;
