import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { formatTime, restaurant } from '@/entities/restaurant';
import type { ChatWords } from '../model/answers';
import styles from './chat-widget.module.css';

const REPLY_DELAY = 1000;

interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  timestamp: Date;
}

const loadAnswers = () => import('../model/answers');

/** @param fallback the reply if the replies cannot be loaded */
function useConversation(fallback: string) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    // In a task of its own, after hydration.
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

/** Prerendered closed; `enlivenChat` opens it and fills in its field. */
function ChatPanel({ id, words }: { id: string; words: ChatWords }) {
  const log = useRef<HTMLDivElement>(null);
  const { messages, send } = useConversation(words.fallback);
  const titleId = useId();
  const inputId = useId();

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('question');
    const question = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (!question) return;
    send(question);
    form.reset();
    if (field instanceof HTMLInputElement) field.focus();
  }

  return (
    <div id={id} role="dialog" aria-labelledby={titleId} className={styles.panel} data-when="open" hidden>
      <header className={styles.header}>
        <h2 id={titleId}>Ask {restaurant.name}</h2>
        <p>Hours, menu, prices, directions</p>
      </header>
      <div ref={log} role="log" aria-label="Messages" tabIndex={0} className={styles.log}>
        <p className={styles.reply}>
          <span className="visually-hidden">{restaurant.name}: </span>
          {words.greeting}
          {/* `enlivenChat` writes here when the chat is first opened. */}
          <time suppressHydrationWarning>{''}</time>
        </p>
        {messages.map(({ id: messageId, text, isBot, timestamp }) => (
          <p key={messageId} className={isBot ? styles.reply : styles.question}>
            <span className="visually-hidden">{isBot ? `${restaurant.name}: ` : 'You: '}</span>
            {isBot ? <Reply text={text} /> : text}
            <time dateTime={timestamp.toISOString()}>{formatTime(timestamp)}</time>
          </p>
        ))}
      </div>
      <div role="group" aria-label="Quick questions" className={styles.quick}>
        {words.quickButtons.map(({ label, text }) => (
          <button key={label} type="button" data-prefill={text}>
            {label}
          </button>
        ))}
      </div>
      {/* method="dialog" keeps a submit before hydration from navigating away. */}
      <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
        <label htmlFor={inputId}>Your question</label>
        <input id={inputId} name="question" type="text" autoComplete="off" enterKeyHint="send" maxLength={500} />
        <button type="submit" disabled>
          Send
        </button>
      </form>
    </div>
  );
}

/** Button and panel as prerendered; React adds the conversation. */
export function ChatWidget({ words }: { words: ChatWords }) {
  const panelId = useId();

  return (
    <div className={`no-print ${styles.chat ?? ''}`} data-chat="">
      <ChatPanel id={panelId} words={words} />
      <button type="button" className={styles.toggle} aria-expanded="false" aria-controls={panelId}>
        <span data-when="closed">
          <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
            <path d="M5 6h22v16H15l-6 5v-5H5zM5 14h22M16 6v16" strokeLinejoin="round" />
          </svg>
          Open chat
        </span>
        <span data-when="open" hidden>
          <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
            <path d="M8 8l16 16M24 8L8 24" />
          </svg>
          Close chat
        </span>
      </button>
    </div>
  );
}

/** A reply may link to pages: `[Gift Cards page](/gift-cards)`. */
function Reply({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\(\/[^)]*\))/).map((part) => {
    const [, label, path] = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(part) ?? [];
    return path ? (
      <a key={part} href={path}>
        {label}
      </a>
    ) : (
      part
    );
  });
}
