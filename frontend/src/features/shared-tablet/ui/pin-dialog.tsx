import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { formatMoment } from '@/entities/restaurant';
import { type NewPin, sharedTabletQueries } from '@/entities/session';
import { FormDialog } from '@/shared/ui/dialogs';
import { useRemovePin, useSetPin } from '../api';
import { PinInput } from './pin-input';

interface PinDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sets the PIN with which a staff member switches to themselves on a shared tablet. */
export function PinDialog({ open, onClose }: PinDialogProps) {
  const { data } = useQuery({ ...sharedTabletQueries.pin(), enabled: open });
  const { send, isPending } = useSetPin();
  const removal = useRemovePin();
  const since = data?.setAt;
  return (
    <FormDialog<NewPin>
      title="PIN for shared tablets"
      open={open}
      okText="Save PIN"
      isBusy={isPending}
      onSend={(values, onError) => {
        send(values, { onSuccess: onClose, onError });
      }}
      onClose={onClose}
      footnote={
        since && (
          <p>
            You’ve had a PIN since {formatMoment(since)}.{' '}
            <Button
              danger
              loading={removal.isPending}
              onClick={() => {
                removal.send(null, { onSuccess: onClose });
              }}
            >
              Remove PIN
            </Button>
          </p>
        )
      }
    >
      <p>With a PIN you can switch to yourself on a tablet that your team shares.</p>
      <Form.Item
        name="password"
        label="Your password"
        rules={[{ required: true, message: 'Enter your current password.' }]}
      >
        <Input.Password required autoFocus autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="pin"
        label="New PIN"
        extra="4 to 6 digits that others don’t guess. Don’t use a birthday."
        rules={[{ required: true, pattern: /^\d{4,6}$/, message: 'A PIN has 4 to 6 digits.' }]}
      >
        <PinInput />
      </Form.Item>
    </FormDialog>
  );
}
