import { type ReactNode, useState } from 'react';
import { AnswerView } from '../answer-view';
import { Dialog } from './dialog';

interface AnswerDialogProps<Answer> {
  answer: { data: Answer | undefined; error: Error | null; isFetchedAfterMount: boolean; refetch: () => unknown };
  title: string;
  /** What is said when it cannot be had. */
  failed: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** The dialog itself. */
  children: (answer: Answer) => ReactNode;
}

/** A dialog over what is read when it opens: never over an older answer, and not over a newer one while somebody writes in it. */
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
