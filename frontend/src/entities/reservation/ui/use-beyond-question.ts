import { App } from 'antd';
import { fieldErrors } from '@/shared/api';

/** What the server says of more guests than there is room for; undefined when it refused something else. */
export const beyondWords = (error: Error): string | undefined => fieldErrors(error).beyondCapacity;

/** Asks before more guests are confirmed than the house has room for. */
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
