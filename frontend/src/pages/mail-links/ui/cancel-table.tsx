import { AskFirst } from '@/shared/ui/ask-first';
import { useCancelTable } from '../api/use-change-table';

/** Confirms before canceling the table. */
export function CancelTable({ token }: { token: string }) {
  const { send, isPending } = useCancelTable(token);
  return (
    <AskFirst
      action="Cancel This Table"
      question="Cancel this table?"
      yes="Yes, Cancel My Table"
      isBusy={isPending}
      busyText="Canceling..."
      onConfirm={() => {
        send(null);
      }}
    />
  );
}
