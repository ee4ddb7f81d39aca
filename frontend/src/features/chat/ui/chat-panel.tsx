import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { formatTime, restaurant } from '@/entities/restaurant';
import { quickButtons } from '../model/answers';
import type { ChatMessage } from '../model/use-conversation';
import styles from './chat-panel.module.css';

interface ChatPanelProps {
  id: string;
  messages: ChatMessage[];
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (question: string) => void;
}

export function ChatPanel({ id, messages, draft, onDraft, onSend }: ChatPanelProps) {
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const inputId = useId();
  const question = draft.trim();

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages]);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (!question) return;
    onSend(question);
    onDraft('');
    input.current?.focus();
  }

  function prefill(text: string) {
    onDraft(text);
    input.current?.focus();
  }

  return (
    <section id={id} role="dialog" aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={titleId}>Ask {restaurant.name}</h2>
        <p>Hours, the menu, prices, the way here</p>
      </header>
      <div ref={log} role="log" aria-label="Messages" tabIndex={0} className={styles.log}>
        {messages.map(({ id: messageId, text, isBot, timestamp }) => (
          <p key={messageId} className={isBot ? styles.reply : styles.question}>
            <span className="visually-hidden">{isBot ? 'The bistro: ' : 'You: '}</span>
            {text}
            <time dateTime={timestamp.toISOString()}>{formatTime(timestamp)}</time>
          </p>
        ))}
      </div>
      <div role="group" aria-label="Quick questions" className={styles.quick}>
        {quickButtons.map(({ label, text }) => (
          <button key={label} type="button" onClick={() => prefill(text)}>
            {label}
          </button>
        ))}
      </div>
      <form className={styles.form} onSubmit={send}>
        <label htmlFor={inputId}>Your question</label>
        <input
          ref={input}
          id={inputId}
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
        />
        <button type="submit" disabled={!question}>
          Send
        </button>
      </form>
    </section>
  );
}
