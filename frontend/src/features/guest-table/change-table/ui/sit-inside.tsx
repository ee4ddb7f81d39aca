import { useSitInside } from '../api/use-change-table';

/** In place of the courtyard that is closed. */
export function SitInside({ token }: { token: string }) {
  const { send, isPending } = useSitInside(token);
  return (
    <button
      type="button"
      className="button button-amber"
      disabled={isPending}
      onClick={() => {
        send(null);
      }}
    >
      Sit Inside
    </button>
  );
}
