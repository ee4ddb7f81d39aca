import type { ReactNode } from 'react';
import { useSayComing, useSitInside, useWaitForTable } from '../api/use-change-table';

interface TokenProps {
  token: string;
}

interface OneTapProps {
  answer: Pick<ReturnType<typeof useSayComing>, 'send' | 'isPending'>;
  children: ReactNode;
}

const OneTap = ({ answer: { send, isPending }, children }: OneTapProps) => (
  <button
    type="button"
    className="button button-amber"
    disabled={isPending}
    onClick={() => {
      send(null);
    }}
  >
    {children}
  </button>
);

/** The response to a reminder. */
export const ComingAnswer = ({ token }: TokenProps) => <OneTap answer={useSayComing(token)}>We Are Coming</OneTap>;

/** Joins the waitlist of a full half hour. */
export const WaitForTable = ({ token }: TokenProps) => (
  <OneTap answer={useWaitForTable(token)}>Join the Waitlist</OneTap>
);

/** Takes a table inside while the courtyard is closed. */
export const SitInside = ({ token }: TokenProps) => <OneTap answer={useSitInside(token)}>Sit Inside</OneTap>;
