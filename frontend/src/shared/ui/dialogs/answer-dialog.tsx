import { type ReactNode, useState } from 'react';
import { AnswerView } from '../answer-view';
import { Dialog } from './dialog';

interface AnswerDialogProps<Answer> {
  answer: { data: Answer | undefined; error: Error | null; isFetchedAfterMount: boolean; refetch: () => unknown };
  title: string;
  /** Text when loading fails. */
  failed: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** The dialog itself. */
  children: (answer: Answer) => ReactNode;
}

/** A dialog over data that it loads when it opens: never cached data, and never refetched data while someone types in it. */
export function AnswerDialog<Answer>(props: AnswerDialogProps<Answer>) {
  const { answer, title, failed, open, onClose, afterClose, children } = props;
  const [first, setFirst] = useState<Answer>();
  if (first === undefined && answer.data !== undefined && answer.isFetchedAfterMount) setFirst(answer.data);
  if (first !== undefined) return children(first);
  return (
    <Dialog title={title} open={open} onCancel={onClose} afterClose={afterClose} footer={null} destroyOnHidden>
      <AnswerView answer={answer} loading="Loading..." failed={failed}>
        {() => null}
      </AnswerView>
    </Dialog>
  );
}
