/** Navigation state for the login page. */
export interface WayBack {
  /** Where to return after the login. */
  from: string;
  /** Whether there was a session, which has ended. */
  hasEnded: boolean;
}

export const readWayBack = (state: unknown): WayBack | null => (isWayBack(state) ? state : null);

const isWayBack = (state: unknown): state is WayBack =>
  typeof state === 'object' && state !== null && 'from' in state && 'hasEnded' in state;
