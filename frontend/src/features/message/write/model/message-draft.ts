import { useState } from 'react';
import { useDraft } from '@/shared/lib/draft';

/** The fields of a message that is being written. */
export interface MessageText {
  receiverId: string | undefined;
  subject: string;
  content: string;
}

/** A message that outlives its dialog, until it is sent or given up. */
export function useMessageDraft(key: string, blank: MessageText) {
  const draft = useDraft(key, '');
  const [restored] = useState(() => read(draft.text));
  return {
    /** What the dialog begins with. */
    initial: { ...blank, ...restored },
    isRestored: restored !== null,
    write: (text: MessageText) => {
      draft.write(JSON.stringify(text));
    },
    drop: () => {
      draft.drop();
    },
  };
}

function read(text: string): Partial<MessageText> | null {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
