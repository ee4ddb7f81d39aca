import { useId } from 'react';
import type { ChatWords } from '../model/words';
import { ChatPanel } from './chat-panel';
import styles from './chat-widget.module.css';

/** The sign and the panel as they arrive; what is written in them comes alive with React. */
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
