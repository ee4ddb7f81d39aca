import { useEffect, useRef, useState } from 'react';

const REPLY_DELAY = 1000;

export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  timestamp: Date;
}

const loadAnswers = () => import('./answers');

/** @param fallback the answer to everything when the answers cannot be had */
export function useConversation(fallback: string) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    // In a task of its own, after the page has come alive.
    const fetching = setTimeout(() => void loadAnswers().catch(() => undefined));
    const pending = replies.current.add(fetching);
    return () => pending.forEach(clearTimeout);
  }, []);

  function append(text: string, isBot: boolean) {
    setMessages((before) => [...before, { id: before.length, text, isBot, timestamp: new Date() }]);
  }

  function send(question: string) {
    append(question, false);
    const reply = setTimeout(() => {
      replies.current.delete(reply);
      loadAnswers().then(
        ({ answerTo }) => append(answerTo(question), true),
        () => append(fallback, true),
      );
    }, REPLY_DELAY);
    replies.current.add(reply);
  }

  return { messages, send };
}
