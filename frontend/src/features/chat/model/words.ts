import { answerTo, greeting, quickButtons } from './answers';

/** What the chat says before anybody has asked: read while the page is prerendered. */
export const readChatWords = () => ({ greeting, quickButtons, fallback: answerTo('') });

export type ChatWords = ReturnType<typeof readChatWords>;
