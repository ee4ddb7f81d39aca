import { Form, Input } from 'antd';
import { aheadOf, type Campaign } from '@/entities/email-marketing/campaigns';
import { restaurantInstant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useChangeCampaignStatus } from '../api/use-change-campaign-status';

interface ScheduleCampaignDialogProps {
  role: MailRole;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface Values {
  date: string;
  time: string;
}

const BLANK: Values = { date: '', time: '10:00' };

const sendDateOf = ({ date, time }: Partial<Values>) =>
  date && time ? restaurantInstant(date, time).toISOString() : null;

/** For a draft whose date is missing or has passed. */
export function ScheduleCampaignDialog({ role, campaign: { id, name }, ...dialog }: ScheduleCampaignDialogProps) {
  const { send, isPending } = useChangeCampaignStatus(role);
  const draft = useDraft(draftKey(role, `campaign-date/${id}`), BLANK);
  return (
    <FormDialog<Values>
      title={`Schedule “${name}”`}
      okText="Schedule"
      busyText="Scheduling..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        const scheduledDate = sendDateOf(values);
        if (!scheduledDate) return;
        const outcome = { draft: draft.key, onSuccess: dialog.onClose, onError };
        send({ id, status: 'scheduled', scheduledDate }, outcome);
      }}
      {...dialog}
    >
      <Form.Item name="date" label="Send date" rules={[{ required: true, message: 'Choose a date.' }]}>
        <Input required type="date" autoFocus />
      </Form.Item>
      <Form.Item
        name="time"
        label="Send time"
        dependencies={['date']}
        rules={[
          { required: true, message: 'Choose a time.' },
          ({ getFieldsValue }) => aheadOf((time) => sendDateOf({ ...(getFieldsValue() as Values), time })),
        ]}
      >
        <Input required type="time" />
      </Form.Item>
    </FormDialog>
  );
}
