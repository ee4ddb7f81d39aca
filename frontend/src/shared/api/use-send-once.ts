import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/**
 * Sends what a form holds, and nothing a second time: not on a double click, and not under another key when the same
 * is sent again after a failure. `send` gives the object it gets to idempotencyKey().
 */
export function useSendOnce<Intent extends object>(send: (intent: Intent) => Promise<unknown>) {
  const { mutate, isPending } = useMutation({ mutationFn: send });
  const intent = useRef<Intent>(null);
  const isSending = useRef(false);

  function sendOnce(wanted: Intent, { onSuccess, onError }: Outcome) {
    if (isSending.current) return;
    isSending.current = true;
    if (JSON.stringify(wanted) !== JSON.stringify(intent.current)) intent.current = wanted;
    mutate(intent.current ?? wanted, {
      onSuccess() {
        intent.current = null;
        onSuccess();
      },
      onError,
      onSettled() {
        isSending.current = false;
      },
    });
  }

  return { sendOnce, isPending };
}
