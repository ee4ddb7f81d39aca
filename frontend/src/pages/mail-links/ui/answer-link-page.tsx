import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { areaWords, partyLabel } from '@/entities/reservation';
import { formatDate } from '@/entities/restaurant';
import { answer, api, type components, fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { mailHref } from '@/shared/links';
import { AskFirst } from '@/shared/ui/ask-first';
import { useFocusRecovery } from '@/shared/ui/use-focus-recovery';
import styles from './link-page.module.css';
import { LinkPage } from './link-page';

type LinkedRequest = components['schemas']['LinkedRequestView'];

const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

const requestQuery = (token: string) =>
  queryOptions({
    queryKey: ['answer-link', token],
    queryFn: ({ signal }) => answer(api.GET('/api/answer-link', { ...bearing(token), signal })),
  });

type Answer = { to: 'confirmed'; beyondCapacity?: true } | { to: 'declined' };

const answerRequest = (token: string): Mutation<Answer, void> => ({
  async send(decision, { client }) {
    const decided =
      decision.to === 'confirmed'
        ? api.POST('/api/answer-link/confirm', {
            ...bearing(token),
            body: { beyondCapacity: decision.beyondCapacity ?? false },
          })
        : api.POST('/api/answer-link/decline', bearing(token));
    client.setQueryData(requestQuery(token).queryKey, await answer(decided));
  },
  done: ({ to }) => ({ title: to === 'confirmed' ? 'Reservation confirmed' : 'Reservation declined' }),
  failed: () => ({ title: 'Couldn’t send your answer', description: 'Please try again.' }),
  // After a refusal someone else may have answered.
  invalidates: [requestQuery(token).queryKey],
});

/** The page behind the link in a notice to the restaurant: the request, to be confirmed or declined without signing in. */
export function AnswerLinkPage() {
  const token = useLocation().hash.slice(1);
  return (
    <LinkPage title="Table request" query={useQuery(requestQuery(token))}>
      {(request) => (
        <>
          <RequestFacts {...request} />
          <Answer token={token} request={request} />
        </>
      )}
    </LinkPage>
  );
}

function Answer({ token, request }: { token: string; request: LinkedRequest }) {
  const isPending = request.status === 'pending';
  const part = useFocusRecovery<HTMLDivElement>(isPending);
  return (
    <div ref={part} tabIndex={-1}>
      {isPending ? <Answers token={token} /> : <Answered {...request} />}
    </div>
  );
}

function RequestFacts(request: LinkedRequest) {
  const { customerName, customerEmail, customerPhone, preferredDate, preferredTime, partySize, area, replaces } =
    request;
  return (
    <section className={styles.choice} aria-label="The request">
      <p className={styles.table}>
        {formatDate(preferredDate)}, {preferredTime}
        <br />
        {partyLabel(partySize)}
        {area && `, ${areaWords(area)}`}
      </p>
      <p>
        {customerName}
        {customerEmail && (
          <>
            <br />
            <a href={mailHref(customerEmail)}>{customerEmail}</a>
          </>
        )}
        {customerPhone && (
          <>
            <br />
            <a href={`tel:${customerPhone}`}>{customerPhone}</a>
          </>
        )}
      </p>
      {replaces && (
        <p>
          Replaces {formatDate(replaces.preferredDate)}, {replaces.preferredTime}, {partyLabel(replaces.partySize)}.
          {request.status === 'pending' && ' Confirming releases that table.'}
        </p>
      )}
      {request.specialRequests && <p>{request.specialRequests}</p>}
    </section>
  );
}

function Answers({ token }: { token: string }) {
  const { send, isPending } = useRestMutation(answerRequest(token));
  const [beyond, setBeyond] = useState<string>();
  const confirm = (beyondCapacity?: true) => {
    send(
      { to: 'confirmed', ...(beyondCapacity && { beyondCapacity }) },
      { onError: (error) => setBeyond(fieldErrors(error).beyondCapacity) },
    );
  };
  return (
    <section className={styles.part} aria-label="Your answer">
      {beyond && <p role="alert">{beyond} Confirm anyway?</p>}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button-amber"
          disabled={isPending}
          onClick={() => {
            confirm(beyond ? true : undefined);
          }}
        >
          {beyond ? 'Confirm Anyway' : 'Confirm'}
        </button>
        <AskFirst
          action="Decline"
          question="Decline this request?"
          yes="Yes, Decline"
          no="Don’t Decline"
          isBusy={isPending}
          onConfirm={() => {
            send({ to: 'declined' });
          }}
        />
      </div>
      <Dashboard>Offer other times or add a note on the dashboard</Dashboard>
    </section>
  );
}

const STANDING: Partial<Record<LinkedRequest['status'], string>> = {
  confirmed: 'This request is confirmed.',
  declined: 'This request is declined.',
};

function Answered({ status, customerEmail }: LinkedRequest) {
  return (
    <section className={styles.part} aria-label="Answer">
      <p role="status" className={styles.state}>
        {STANDING[status] ?? 'This request has been answered.'}
        {customerEmail && ' The guest gets an email.'}
      </p>
      <Dashboard>Open the dashboard</Dashboard>
    </section>
  );
}

const Dashboard = ({ children }: { children: string }) => (
  <p>
    <a href="/staff/dashboard?tab=reservations">{children}</a>
  </p>
);
