import { useEffect, useRef, useState } from 'react';
import { answerTo, greeting } from './answers';

const REPLY_DELAY = 1000;

export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  timestamp: Date;
}

export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(() => [
    { id: 0, text: greeting, isBot: true, timestamp: new Date() },
  ]);
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = replies.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  function append(text: string, isBot: boolean) {
    setMessages((before) => [...before, { id: before.length, text, isBot, timestamp: new Date() }]);
  }

  function send(question: string) {
    append(question, false);
    const reply = setTimeout(() => {
      replies.current.delete(reply);
      append(answerTo(question), true);
    }, REPLY_DELAY);
    replies.current.add(reply);
  }

  return { messages, send };
}
