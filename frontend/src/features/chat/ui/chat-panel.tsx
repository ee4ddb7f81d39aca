import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { formatTime, restaurant } from '@/entities/restaurant';
import { useConversation } from '../model/use-conversation';
import type { ChatWords } from '../model/words';
import styles from './chat-panel.module.css';

/** It stands closed in the page; `enlivenChat` opens it and fills in its field. */
export function ChatPanel({ id, words }: { id: string; words: ChatWords }) {
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
          <span className="visually-hidden">The bistro: </span>
          {words.greeting}
          {/* `enlivenChat` writes here when the chat is first opened. */}
          <time suppressHydrationWarning>{''}</time>
        </p>
        {messages.map(({ id: messageId, text, isBot, timestamp }) => (
          <p key={messageId} className={isBot ? styles.reply : styles.question}>
            <span className="visually-hidden">{isBot ? 'The bistro: ' : 'You: '}</span>
            {text}
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
      {/* The method keeps a question that is sent before React is there from leading away. */}
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
