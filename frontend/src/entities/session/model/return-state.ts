/** Navigation state for the login page. */
export interface ReturnState {
  /** Where to return after the login. */
  from: string;
  /** Whether there was a session, which has ended. */
  hasEnded: boolean;
}

export const readReturnState = (state: unknown): ReturnState | null => (isReturnState(state) ? state : null);

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'from' in state && 'hasEnded' in state;
