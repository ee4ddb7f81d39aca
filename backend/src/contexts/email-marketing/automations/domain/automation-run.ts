/** On the way through an automation: a run waits for its next mail's turn, is done when its last one was made, or is left before that. */
export type RunStatus = 'waiting' | 'done' | 'left';

export const RUN_TRANSITIONS: Record<RunStatus, readonly RunStatus[]> = {
  // Behind a mail that is not its last it waits on.
  waiting: ['done', 'left'],
  // A mail that waits for the owner's word is taken back into its run, which makes it anew.
  done: ['waiting'],
  left: ['waiting'],
};
