import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useConversation } from '../model/use-conversation';
import { ChatPanel } from './chat-panel';
import styles from './chat-corner.module.css';

export function ChatCorner() {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const { messages, send } = useConversation();
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    toggle.current?.focus();
  }

  return (
    <div role="presentation" className={`no-print ${styles.chat ?? ''}`} onKeyDown={closeOnEscape}>
      {isOpen && <ChatPanel id={panelId} messages={messages} draft={draft} onDraft={setDraft} onSend={send} />}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          {isOpen ? (
            <path d="M8 8l16 16M24 8L8 24" />
          ) : (
            <path d="M5 6h22v16H15l-6 5v-5H5zM5 14h22M16 6v16" strokeLinejoin="round" />
          )}
        </svg>
        {isOpen ? 'Close chat' : 'Open chat'}
      </button>
    </div>
  );
}
