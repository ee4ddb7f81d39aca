import { Form, Input } from 'antd';
import type { Span, SpecialHours } from '@/entities/house/hours-sheet';
import { draftKey } from '@/entities/session';
import { specialHoursBody as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useAddDays, useChangeDays } from '../api/use-change-hours';
import styles from './change-hours.module.css';
import { spansAreComplete, SpanFields } from './span-fields';

interface Values {
  from: string;
  to: string;
  /** None: the house is closed. */
  spans: Span[];
  note: string;
}

interface DaysDialogProps {
  /** null for new ones. */
  days: SpecialHours | null;
  today: string;
  open: boolean;
  onClose: () => void;
}

const valuesOf = (days: SpecialHours | null): Values => ({
  from: days?.from ?? '',
  to: days && days.to !== days.from ? days.to : '',
  spans: days?.spans ?? [],
  note: days?.note ?? '',
});

/** A special day or a closure. What is typed stays until it is saved or given up. */
export function DaysDialog({ days, today, open, onClose }: DaysDialogProps) {
  const [adding, changing] = [useAddDays(), useChangeDays()];
  const draft = useDraft(draftKey('admin', `hours/${days?.id ?? 'new'}`), valuesOf(days));
  const isBusy = adding.isPending || changing.isPending;
  return (
    <FormDialog<Values>
      title={days ? 'Change these days' : 'Add a special day or closure'}
      open={open}
      okText="Save days"
      isBusy={isBusy}
      draft={draft}
      onSend={(body, onError) => {
        const outcome = { draft: draft.key, onError, onSuccess: onClose };
        if (days) changing.send({ ...body, id: days.id, seen: days.updatedAt }, outcome);
        else adding.send(body, outcome);
      }}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item name="from" label="First day" rules={[{ required: true, message: 'Please choose a date.' }]}>
          <Input type="date" min={days ? undefined : today} />
        </Form.Item>
        <Form.Item name="to" label="Last day (optional)">
          <Input type="date" min={today} />
        </Form.Item>
      </div>
      <Form.Item name="spans" label="Hours" rules={[spansAreComplete]} validateTrigger="onSubmit">
        <SpanFields label="these days" />
      </Form.Item>
      <Form.Item name="note" label="What guests read (optional)">
        <Input maxLength={limits.note.maxLength} placeholder="A wedding in the courtyard" />
      </Form.Item>
    </FormDialog>
  );
}
