import { Form, Input, Radio } from 'antd';
import type { SpecialHours } from '@/entities/house/hours-sheet';
import { draftKey } from '@/entities/session';
import { specialHoursBody as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useAddDays, useChangeDays } from '../api/use-change-hours';
import styles from './change-hours.module.css';

interface Values {
  from: string;
  to: string;
  isClosed: boolean;
  opens: string;
  closes: string;
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
  isClosed: days === null || days.spans.length === 0,
  opens: days?.spans[0]?.opens ?? '10:00',
  closes: days?.spans.at(-1)?.closes ?? '15:00',
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
      onSend={({ isClosed, opens, closes, ...values }, onError) => {
        const body = { ...values, spans: isClosed ? [] : [{ opens, closes }] };
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
      <Form.Item name="isClosed" label="On these days we are">
        <Radio.Group
          options={[
            { value: true, label: 'Closed' },
            { value: false, label: 'Open at other times' },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before: Values, after: Values) => before.isClosed !== after.isClosed}>
        {({ getFieldValue }) =>
          getFieldValue('isClosed') === false && (
            <div className={styles.pair}>
              <Form.Item name="opens" label="Opens" rules={[{ required: true, message: 'Please enter a time.' }]}>
                <Input type="time" />
              </Form.Item>
              <Form.Item name="closes" label="Closes" rules={[{ required: true, message: 'Please enter a time.' }]}>
                <Input type="time" />
              </Form.Item>
            </div>
          )
        }
      </Form.Item>
      <Form.Item name="note" label="What guests read (optional)">
        <Input maxLength={limits.note.maxLength} placeholder="A wedding in the courtyard" />
      </Form.Item>
    </FormDialog>
  );
}
