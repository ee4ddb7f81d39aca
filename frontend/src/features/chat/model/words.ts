import { answerTo, greeting, quickButtons } from './answers';

/** The chat's initial texts, for prerendering. */
export const readChatWords = () => ({ greeting, quickButtons, fallback: answerTo('') });

export type ChatWords = ReturnType<typeof readChatWords>;
