import { App } from 'antd';
import { fieldErrors } from '@/shared/api';

/** The server's warning about more guests than seats; undefined for other errors. */
export const beyondWords = (error: Error): string | undefined => fieldErrors(error).beyondCapacity;

/** Asks before confirming more guests than there are seats. */
export function useBeyondQuestion() {
  const { modal } = App.useApp();
  return (words: string, onYes: () => void) =>
    void modal.confirm({
      title: 'Confirm beyond capacity?',
      icon: null,
      content: words,
      okText: 'Confirm anyway',
      onOk: onYes,
    });
}
