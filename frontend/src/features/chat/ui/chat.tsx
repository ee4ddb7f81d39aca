import { useState } from 'react';
import { useConversation } from '../model/use-conversation';
import { ChatPanel } from './chat-panel';

export interface ChatProps {
  id: string;
  isOpen: boolean;
}

/** What was said and what is being typed outlives the panel. */
export function Chat({ id, isOpen }: ChatProps) {
  const [draft, setDraft] = useState('');
  const { messages, send } = useConversation();
  return isOpen && <ChatPanel id={id} messages={messages} draft={draft} onDraft={setDraft} onSend={send} />;
}
