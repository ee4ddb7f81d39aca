import { type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ChatProps } from './chat';
import styles from './chat-widget.module.css';

/** A page without the chat is still the page. */
const NoChat: ComponentType<ChatProps> = () => null;

const loadChat = () =>
  import('./chat').then(
    ({ Chat: chat }) => ({ default: chat }),
    () => ({ default: NoChat }),
  );
const Chat = lazy(loadChat);

/** The button stands in the page; the chat and its words come when the page is in use. */
export function ChatWidget() {
  const [isOpen, setIsOpen] = useState(false);
  const [isBegun, setIsBegun] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => void loadChat(), []);

  function toggle() {
    setIsBegun(true);
    setIsOpen(!isOpen);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div role="presentation" className={`no-print ${styles.chat ?? ''}`} onKeyDown={closeOnEscape}>
      {isBegun && (
        <Suspense>
          <Chat id={panelId} isOpen={isOpen} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
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
