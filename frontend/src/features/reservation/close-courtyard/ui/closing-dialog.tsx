import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { useId, useState } from 'react';
import {
  type BoardRole,
  type ClosingPlan,
  courtyardQueries,
  partyLabel,
  planIn,
  slotMinutes,
  slotsWithin,
  type TimeSlot,
} from '@/entities/reservation';
import { bookableHours, formatDay, restaurantNow, useToday } from '@/entities/restaurant';
import { hasStatus } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { Select } from '@/shared/ui/select';
import { useCloseCourtyard } from '../api';
import { closeWords, OUTCOMES, partiesOf } from '../model';
import styles from './closing-dialog.module.css';

const WIDTH = 640;

interface ClosingDialogProps {
  role: BoardRole;
  /** YYYY-MM-DD */
  date: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the effects of closing the courtyard, and does it. */
export function ClosingDialog({ role, date, open, onClose }: ClosingDialogProps) {
  const [from, setFrom] = useState<TimeSlot | ''>('');
  const [isOther, setOther] = useState(false);
  const client = useQueryClient();
  const query = courtyardQueries.plan(role, date, from);
  const answer = useQuery({ ...query, enabled: open });
  const { send, isPending } = useCloseCourtyard(role);
  const { data: plan } = answer;

  function close() {
    if (!plan) return;
    setOther(false);
    send(
      { date, seen: plan.seen, ...(plan.from !== null && { from: plan.from }) },
      {
        onSuccess: onClose,
        onError(error) {
          const now = planIn(error);
          if (now) {
            client.setQueryData(query.queryKey, now);
            setOther(true);
          } else if (hasStatus(error, 409)) onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={`Courtyard closed: ${formatDay(date)}`}
      open={open}
      okText={plan ? closeWords(plan.parties) : 'Close the courtyard'}
      cancelText="Leave It Open"
      isBusy={isPending}
      canConfirm={plan !== undefined && !answer.isFetching}
      width={WIDTH}
      onConfirm={close}
      onClose={onClose}
      afterClose={() => {
        setOther(false);
        setFrom('');
      }}
    >
      {isOther && (
        <Alert
          className={styles.other}
          type="warning"
          showIcon
          role="alert"
          title="Something changed, so nothing was done. Here’s what would happen now."
        />
      )}
      <FromChoice
        date={date}
        from={from}
        onChange={(slot) => {
          setFrom(slot);
          setOther(false);
        }}
      />
      <AnswerView answer={answer} loading="Checking tables inside..." failed="Couldn’t check this.">
        {(shown) => <Plan plan={shown} />}
      </AnswerView>
    </ConfirmDialog>
  );
}

interface FromChoiceProps {
  date: string;
  /** Empty for all parties still to come. */
  from: TimeSlot | '';
  onChange: (from: TimeSlot | '') => void;
}

function FromChoice({ date, from, onChange }: FromChoiceProps) {
  const id = useId();
  const isToday = useToday() === date;
  const { minutes } = restaurantNow();
  const slots = slotsWithin(bookableHours(date)).filter((slot) => !isToday || slotMinutes(slot) > minutes);
  const options: { value: TimeSlot | ''; label: string }[] = [
    { value: '', label: isToday ? 'From now' : 'All of the day' },
    ...slots.slice(1).map((slot) => ({ value: slot, label: `From ${slot} on` })),
  ];
  return (
    <Flex gap="8px 12px" wrap align="center" className={styles.from}>
      <label htmlFor={id}>Closed</label>
      <Select id={id} style={{ minWidth: 200 }} value={from} options={options} onChange={onChange} />
    </Flex>
  );
}

function Plan({ plan: { parties, waiting } }: { plan: ClosingPlan }) {
  if (parties.length === 0 && waiting === 0) return <EmptyState text="No one is expected in the courtyard." />;
  return (
    <>
      {OUTCOMES.map(({ outcome, heading, means }) => {
        const rows = parties.filter((party) => party.outcome === outcome);
        if (rows.length === 0) return null;
        return (
          <section key={outcome} className={styles.group} aria-labelledby={`closing-${outcome}`}>
            <h3 id={`closing-${outcome}`}>
              {heading} <span className={styles.count}>{rows.length}</span>
            </h3>
            <p className={`soft ${styles.means ?? ''}`}>{means}</p>
            <ul className="plain">
              {rows.map(({ id, customerName, customerPhone, preferredTime, partySize, isNotified }) => (
                <li key={id}>
                  <strong>{customerName}</strong>, {preferredTime}, {partyLabel(partySize)}
                  {!isNotified && (
                    <span className={styles.call}>
                      {' '}
                      Please call{customerPhone !== null && `: ${customerPhone}`}. We have no email or phone for them.
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {waiting > 0 && (
        <p>
          {partiesOf(waiting)} more {waiting === 1 ? 'has' : 'have'} requested the courtyard and{' '}
          {waiting === 1 ? 'waits' : 'wait'} for your reply. Closing doesn’t change {waiting === 1 ? 'it' : 'them'}.
        </p>
      )}
    </>
  );
}
