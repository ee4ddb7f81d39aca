import { Form, Input, Segmented } from 'antd';
import { type BoardRole, partyLabel, partySizes } from '@/entities/reservation';
import { draftKey } from '@/entities/session';
import { addToDoorList } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';
import { phoneRules } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useAddWalkIn } from '../api';

interface AddWalkInDialogProps extends DialogProps {
  role: BoardRole;
}

interface WalkIn {
  name: string;
  partySize: (typeof partySizes)[number];
  phone: string;
  /** 0 if none was quoted. */
  quotedMinutes: number;
}

const BLANK: WalkIn = { name: '', partySize: '2', phone: '', quotedMinutes: 0 };
const PARTIES = partySizes.map((value) => ({ value, label: partyLabel(value) }));
/** 'None' does not fit on a phone. */
const NO_WAIT = (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">None</span>
  </>
);
const WAITS = [0, 5, 10, 15, 20, 30, 45, 60].map((value) => ({ value, label: value === 0 ? NO_WAIT : String(value) }));

export function AddWalkInDialog({ role, ...dialog }: AddWalkInDialogProps) {
  const draft = useDraft<WalkIn>(draftKey(role, 'walk-in'), BLANK);
  const { send, isPending } = useAddWalkIn(role);
  return (
    <FormDialog<WalkIn>
      title="Add walk-in"
      okText="Add to door list"
      isBusy={isPending}
      draft={draft}
      onSend={({ quotedMinutes, phone, ...walkIn }, onRefused) => {
        const arrival = { ...walkIn, ...(phone && { phone }), ...(quotedMinutes > 0 && { quotedMinutes }) };
        send(arrival, { draft: draft.key, onSuccess: dialog.onClose, onError: onRefused });
      }}
      {...dialog}
    >
      <div className="pair">
        <Form.Item name="name" label="Name" rules={required('Enter a name.')}>
          <Input autoFocus autoComplete="off" maxLength={addToDoorList.name.maxLength} />
        </Form.Item>
        <Form.Item name="partySize" label="Guests">
          <Select options={PARTIES} />
        </Form.Item>
      </div>
      <Form.Item name="quotedMinutes" label="Quoted wait (minutes)">
        <Segmented block aria-label="Quoted wait (minutes)" options={WAITS} />
      </Form.Item>
      <Form.Item
        name="phone"
        label="Phone (optional)"
        extra="We only use it to say that the table is ready."
        rules={phoneRules}
        validateTrigger="onSubmit"
      >
        <Input type="tel" autoComplete="off" maxLength={addToDoorList.phone.maxLength} />
      </Form.Item>
    </FormDialog>
  );
}
