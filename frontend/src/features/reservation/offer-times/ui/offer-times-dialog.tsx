import { Alert, Form } from 'antd';
import { useState } from 'react';
import { type BoardRole, type OfferedTime, partyLabel, type Reservation } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { errorText, hasStatus } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useOfferTimes } from '../api/use-offer-times';
import { TimesChoice } from './times-choice';

interface OfferTimesDialogProps {
  role: BoardRole;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface Chosen {
  times: OfferedTime[];
}

/** Another time instead of no: the guest chooses on the page of the table. */
export function OfferTimesDialog({ role, reservation, ...dialog }: OfferTimesDialogProps) {
  const { id, customerName: guest, preferredDate, preferredTime, partySize, status, version } = reservation;
  const draft = useDraft<Chosen>(draftKey(role, `other-times/${id}`), { times: [] });
  const { send, isPending } = useOfferTimes(role, id);
  const [refused, setRefused] = useState('');
  const [first = guest] = guest.split(' ');
  const { times } = draft.values;

  return (
    <FormDialog<Chosen>
      title={`Offer another time: ${guest}`}
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
          : `${first} gets one email and can accept ${times.length === 1 ? 'this time' : 'one of these times'} with one tap.`}
      </p>
      {refused && <Alert type="error" showIcon title={refused} />}
    </FormDialog>
  );
}
