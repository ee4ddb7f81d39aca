import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Skeleton, Tag } from 'antd';
import { useId, useState } from 'react';
import { overviewQueries } from '@/entities/settings/overview';
import {
  type BoardRole,
  changeOf,
  type OfferedTime,
  offerTimes,
  partyLabel,
  type Reservation,
  reservationQueries,
  slotMinutes,
} from '@/entities/reservation';
import { formatDay, formatShortDay, useToday } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { type Mutation, errorText, hasStatus, useRestMutation } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { Dialog, type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { firstDay, lastDay } from '../model';
import styles from './times-choice.module.css';

const MAX_OFFERED_TIMES = 3;

interface TimesChoiceProps {
  role: BoardRole;
  reservation: Pick<Reservation, 'id' | 'preferredDate'>;
  /** Set by the form item. */
  value?: OfferedTime[];
  onChange?: (times: OfferedTime[]) => void;
}

const isSame = (one: OfferedTime, other: OfferedTime) =>
  one.preferredDate === other.preferredDate && one.preferredTime === other.preferredTime;

const byTime = (one: OfferedTime, other: OfferedTime) =>
  one.preferredDate.localeCompare(other.preferredDate) ||
  slotMinutes(one.preferredTime) - slotMinutes(other.preferredTime);

/** Available times by day; chosen ones stay visible. */
function TimesChoice({ role, reservation, value: chosen = [], onChange }: TimesChoiceProps) {
  const today = useToday();
  const [date, setDate] = useState(firstDay(reservation.preferredDate, today));
  const { data, isError } = useQuery(reservationQueries.otherTimes(role, reservation.id, date));
  const id = useId();

  const removeTime = (time: OfferedTime) => onChange?.(chosen.filter((other) => !isSame(other, time)));

  return (
    <Flex vertical gap="small" className={styles.choice}>
      <label htmlFor={id}>Day</label>
      <Input
        id={id}
        type="date"
        value={date}
        min={today}
        max={lastDay(today)}
        onChange={({ target }) => {
          if (target.value) setDate(target.value);
        }}
      />
      <Flex gap="small" wrap role="group" aria-label={`Available on ${formatDay(date)}`} className={styles.times}>
        {isError && <Alert type="error" title="Couldn’t load available times." />}
        {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {data?.times.length === 0 && <EmptyState text="No times are available on this day." />}
        {data?.times.map((preferredTime) => {
          const time = { preferredDate: date, preferredTime };
          const isChosen = chosen.some((other) => isSame(other, time));
          return (
            <Button
              key={preferredTime}
              type={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= MAX_OFFERED_TIMES}
              onClick={() => {
                if (isChosen) removeTime(time);
                else onChange?.([...chosen, time].sort(byTime));
              }}
            >
              {preferredTime}
            </Button>
          );
        })}
      </Flex>
      {chosen.length > 0 && (
        <Flex component="ul" gap="small" wrap aria-label="Offered" className={styles.chosen}>
          {chosen.map((time) => {
            const words = `${formatShortDay(time.preferredDate)}, ${time.preferredTime}`;
            return (
              <li key={words}>
                <Tag
                  closable={{ 'aria-label': `Remove ${words}` }}
                  onClose={(event) => {
                    event.preventDefault();
                    removeTime(time);
                  }}
                >
                  {words}
                </Tag>
              </li>
            );
          })}
          <li>
            <Button size="small" type="link" onClick={() => onChange?.([])}>
              Clear
            </Button>
          </li>
        </Flex>
      )}
    </Flex>
  );
}

interface Offer {
  guest: Reservation['customerName'];
  times: OfferedTime[];
  /** The version that the dialog showed. */
  expectedVersion: number;
}

const offer = (role: BoardRole, id: Reservation['id']): Mutation<Offer> => ({
  send: ({ times, expectedVersion }) => offerTimes(role, id, { times, expectedVersion }),
  done: ({ guest }) => ({ title: 'Other times offered', subject: guest }),
  failed: () => ({ title: 'Couldn’t send the offer', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  of: changeOf(id),
});

const useOfferTimes = (role: BoardRole, id: Reservation['id']) => useRestMutation(offer(role, id));

interface OfferTimesDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Reservation;
}

interface Chosen {
  times: OfferedTime[];
}

/** Suggests other times, from which the guest chooses on the guest page. It starts with the nearest free ones. */
export function OfferTimesDialog(props: OfferTimesDialogProps) {
  const { role, reservation, open, onClose, afterClose } = props;
  const { id, customerName, preferredDate } = reservation;
  const { data, isError } = useQuery(reservationQueries.otherTimes(role, id, firstDay(preferredDate, useToday())));
  if (data || isError) return <OfferDialog {...props} near={data?.near ?? []} />;
  return (
    <Dialog title={titleFor(customerName)} open={open} footer={null} onCancel={onClose} afterClose={afterClose}>
      <Skeleton active />
    </Dialog>
  );
}

const titleFor = (guest: string) => `Offer another time: ${guest}`;

function OfferDialog({ role, reservation, near, ...dialog }: OfferTimesDialogProps & { near: OfferedTime[] }) {
  const { id, customerName: guest, preferredDate, preferredTime, partySize, status, version } = reservation;
  const draft = useDraft<Chosen>(draftKey(role, `other-times/${id}`), { times: near });
  const { send, isPending } = useOfferTimes(role, id);
  const [refused, setRefused] = useState('');
  const [first = guest] = guest.split(' ');
  const { times } = draft.values;

  return (
    <FormDialog<Chosen>
      title={titleFor(guest)}
      okText="Send the Offer"
      busyText="Sending..."
      isBusy={isPending}
      canSend={status === 'pending' && times.length > 0}
      draft={draft}
      onSend={(values, onRefused) => {
        setRefused('');
        send(
          { guest, times: values.times, expectedVersion: version },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError: (error) => {
              if (hasStatus(error, 409)) setRefused(errorText(error, 'It has changed.'));
              onRefused(error);
            },
          },
        );
      }}
      {...dialog}
    >
      <p>
        Requested: {formatShortDay(preferredDate)}, {preferredTime}, {partyLabel(partySize)}
      </p>
      <Form.Item name="times" noStyle>
        <TimesChoice role={role} reservation={reservation} />
      </Form.Item>
      <p role="status">
        {times.length === 0
          ? 'Choose up to three times. We hold them until the guest replies or the offer expires.'
          : `${first} gets one email and can accept ${times.length === 1 ? 'this time' : 'one of these times'} with one tap.${times.length < MAX_OFFERED_TIMES ? '' : ' Remove one to choose another.'}`}
      </p>
      {refused && <Alert type="error" showIcon title={refused} />}
    </FormDialog>
  );
}
