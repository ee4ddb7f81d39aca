import { ADVICE, type Fix } from '../../../../platform/mail/refusals/refusal-rules.js';

/** Why a campaign is paused, and what the owner can do. */
export const refusedInARow = (answer: string, fix: Fix | undefined): string =>
  `Ten emails in a row were refused: ${answer}${fix ? ` ${ADVICE[fix]}` : ''} Then resume the campaign.`;
