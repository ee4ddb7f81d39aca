import { useQuery } from '@tanstack/react-query';
import { Alert, type AlertProps, Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { polled, type RefusedMutation, useConnection, useQueuedMutations, useRefusedMutations } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './offline-banner.module.css';

/** A bar as wide as the page, with its text where the page's begins. */
const Bar = (props: AlertProps) => (
  <Alert
    banner
    role="none"
    classNames={{ root: styles.alert ?? '' }}
    styles={{ icon: { fontSize: 18 }, title: { marginBottom: 2, fontSize: 16 } }}
    {...props}
  />
);

/** Queued changes that were refused after reconnecting, with both sides, until someone has chosen. */
function RefusedChanges() {
  const refused = useRefusedMutations();
  const area = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const chosen = (choose: () => void) => () => {
    hasChosen.current = true;
    choose();
  };
  // The pressed button is gone: focus the next question, or the place of the questions.
  useEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    (area.current?.querySelector('button') ?? area.current)?.focus();
  }, [refused.length]);
  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      {refused.map((change) =>
        change.meet ? (
          <Question key={change.key} change={change} meet={change.meet} chosen={chosen} />
        ) : (
          <Failure key={change.key} change={change} chosen={chosen} />
        ),
      )}
    </div>
  );
}

interface RefusedProps {
  change: RefusedMutation;
  chosen: (choose: () => void) => () => void;
}

interface QuestionProps extends RefusedProps {
  meet: NonNullable<RefusedMutation['meet']>;
}

function Question({ change, meet, chosen }: QuestionProps) {
  const { key, about, steps, tappedAt, reason, dismiss, sendAgain } = change;
  const { data: met } = useQuery({
    queryKey: ['met', key, reason],
    queryFn: ({ signal }) => meet(signal),
    ...polled,
  });
  const mine = steps.join(', ');
  return (
    <Bar
      type="warning"
      title={<strong>{`${about}: someone else already decided`}</strong>}
      description={
        <>
          <Flex component="dl" gap="4px 32px" wrap className={styles.sides}>
            <div>
              <dt>You, {formatMoment(new Date(tappedAt).toISOString())}</dt>
              <dd>{mine}</dd>
            </div>
            <div>
              <dt>Current</dt>
              <dd>{met?.there ?? '…'}</dd>
            </div>
          </Flex>
          {met && (
            <Flex gap="small" wrap className={styles.choices}>
              <Button aria-label={`Keep theirs: ${met.there}, ${about}`} onClick={chosen(dismiss)}>
                Keep theirs: {met.there}
              </Button>
              {met.instead !== undefined && (
                <Button
                  aria-label={`Use mine: ${mine}, ${about}`}
                  onClick={chosen(() => {
                    sendAgain(met.instead);
                  })}
                >
                  Use mine: {mine}
                </Button>
              )}
            </Flex>
          )}
        </>
      }
    />
  );
}

function Failure({ change: { about, steps, reason, dismiss, sendAgain }, chosen }: RefusedProps) {
  const what = `${steps.join(', ')}, ${about}`;
  return (
    <Bar
      type="error"
      title={
        <>
          <strong>{`Couldn’t save: ${what}`}</strong> <span>{reason}</span>
        </>
      }
      description={
        <Flex gap="small" wrap className={styles.choices}>
          <Button
            size="small"
            aria-label={`Try again: ${what}`}
            onClick={chosen(() => {
              sendAgain();
            })}
          >
            Try again
          </Button>
          <Button size="small" aria-label={`Dismiss: ${what}`} onClick={chosen(dismiss)}>
            Dismiss
          </Button>
        </Flex>
      }
    />
  );
}

/** Only changes of the reservation board have `offline`. */
const OFFLINE = {
  board:
    'You’re offline. Reservation decisions, tables and notes are sent when you’re back online; save the rest then.',
  other: 'You’re offline. What you type stays here. Send it when you’re back online.',
};

/** Shows at the top that the browser is offline, what is queued, and what was refused after reconnecting. */
export function OfflineBanner({ hasBoard }: { hasBoard: boolean }) {
  const isOnline = useConnection();
  const waiting = useQueuedMutations();
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      <div role="status" className={styles.bar}>
        {!isOnline && (
          <Bar
            type="warning"
            title={
              <Flex gap="4px 16px" wrap align="center" justify="space-between">
                <span>{hasBoard ? OFFLINE.board : OFFLINE.other}</span>
                {waiting.length > 0 && (
                  <Button
                    size="small"
                    onClick={() => {
                      setIsListed(true);
                    }}
                  >
                    Show pending changes ({waiting.length})
                  </Button>
                )}
              </Flex>
            }
          />
        )}
        <RefusedChanges />
      </div>
      <Dialog
        title="Pending changes"
        open={isListed && waiting.length > 0}
        onCancel={() => {
          setIsListed(false);
        }}
        afterClose={() => {
          setIsListed(false);
        }}
        footer={null}
        destroyOnHidden
      >
        <ol className="plain rows">
          {waiting.map(({ key, step, about, takeBack }) => (
            <Flex
              component="li"
              gap="middle"
              align="center"
              justify="space-between"
              key={key}
              className={styles.change}
            >
              <p>
                <strong className="block">{about}</strong> {step}
              </p>
              {takeBack && (
                <Button aria-label={`Undo: ${step}, ${about}`} onClick={takeBack}>
                  Undo
                </Button>
              )}
            </Flex>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
