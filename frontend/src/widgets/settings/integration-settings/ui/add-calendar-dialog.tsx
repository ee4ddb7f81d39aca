import { Checkbox, Form, Radio, Segmented } from 'antd';
import { type CalendarKind, calendarKinds } from '@/entities/settings/integration';
import { draftKey } from '@/entities/session';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useAddCalendar } from '../api';

interface AddCalendarDialogProps {
  open: boolean;
  /** Its address, which is shown only once. */
  onAdded: (kind: CalendarKind, url: string | null) => void;
  onClose: () => void;
}

interface Values {
  kind: CalendarKind;
  withNames: boolean;
  expiresInDays: number;
}

const BLANK: Values = { kind: 'confirmed', withNames: false, expiresInDays: 365 };
const DAYS = [30, 90, 365].map((value) => ({ value, label: `${String(value)} days` }));

export function AddCalendarDialog({ open, onAdded, onClose }: AddCalendarDialogProps) {
  const { send, isPending } = useAddCalendar();
  const draft = useDraft(draftKey('admin', 'calendar/new'), BLANK);
  return (
    <FormDialog<Values>
      title="Add calendar"
      open={open}
      okText="Add calendar"
      busyText="Adding..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(values, {
          draft: draft.key,
          onError,
          onSuccess({ url }) {
            onAdded(values.kind, url);
          },
        });
      }}
      onClose={onClose}
    >
      <Form.Item name="kind" label="Description">
        <Radio.Group vertical options={Object.entries(calendarKinds).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="withNames" valuePropName="checked">
        <Checkbox>Include guests’ names</Checkbox>
      </Form.Item>
      <Form.Item name="expiresInDays" label="Expires after">
        <Segmented options={DAYS} />
      </Form.Item>
    </FormDialog>
  );
}
