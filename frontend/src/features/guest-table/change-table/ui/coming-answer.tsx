import { useSayComing } from '../api/use-change-table';

/** The answer to a reminder. */
export function ComingAnswer({ token }: { token: string }) {
  const { send, isPending } = useSayComing(token);
  return (
    <button
      type="button"
      className="button button-amber"
      disabled={isPending}
      onClick={() => {
        send(null);
      }}
    >
      We Are Coming
    </button>
  );
}
