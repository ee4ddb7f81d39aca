import { useWaitForTable } from '../api/use-change-table';

/** Onto the waiting list of a half hour that is full. */
export function WaitForTable({ token }: { token: string }) {
  const { send, isPending } = useWaitForTable(token);
  return (
    <button
      type="button"
      className="button button-amber"
      disabled={isPending}
      onClick={() => {
        send(null);
      }}
    >
      Wait for This Table
    </button>
  );
}
