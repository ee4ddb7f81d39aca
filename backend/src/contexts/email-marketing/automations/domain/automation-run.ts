/** A contact's way through an automation: waiting for its next email, done after the last one was queued, or left early. */
export type RunStatus = 'waiting' | 'done' | 'left';

export const RUN_TRANSITIONS: Record<RunStatus, readonly RunStatus[]> = {
  // Stays `waiting` until its last email is queued.
  waiting: ['done', 'left'],
  // An email held for the owner's approval returns to its run, which rebuilds it later.
  done: ['waiting'],
  left: ['waiting'],
};
