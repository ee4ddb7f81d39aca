import { Button, Form, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { maintenanceTypes, typeLabel } from '@/entities/maintenance-log';
import { draftKey } from '@/entities/session';
import { addMaintenanceLog as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { required, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import { Select } from '@/shared/ui/select';
import { useAddMaintenanceLog, type Work } from '../api/use-add-maintenance-log';
import styles from './add-maintenance-log-form.module.css';

const EMPTY = { title: '', type: 'update', description: '', timeSpent: '', notes: '' };
type Values = typeof EMPTY;

const NO_TIME = 'Enter the time spent in steps of 0.5.';

const TYPES = maintenanceTypes.map((type) => ({ value: type, label: typeLabel(type) }));

/** Typing is stored as a draft until it is added, also across the end of a session. */
export function AddMaintenanceLogForm() {
  const draft = useDraft(draftKey('manager', 'maintenance-log'), EMPTY);
  const draftForm = useDraftForm(draft);
  const time = useRef<InputRef>(null);
  const { send, isPending } = useAddMaintenanceLog();

  // A half-typed time has an empty value; only the browser's validity reveals it.
  const isTime = () =>
    time.current?.input?.validity.valid === false ? Promise.reject(new Error(NO_TIME)) : Promise.resolve();

  return (
    <Form<Values>
      {...draftForm}
      name="maintenance-log"
      className="gapped"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-label="Maintenance log"
      onFinish={(values) => {
        send(workOf(values), {
          draft: draft.key,
          onError(error) {
            showRefusal(draftForm.form, error);
          },
        });
      }}
    >
      <Form.Item name="title" label="Title" rules={required('Enter a title.')}>
        <Input required maxLength={limits.title.maxLength} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="type" label="Type" required>
          <Select options={TYPES} />
        </Form.Item>
        <Form.Item name="timeSpent" label="Time spent (hours) (optional)" rules={[{ validator: isTime }]}>
          <Input ref={time} type="number" {...limits.timeSpent} inputMode="decimal" />
        </Form.Item>
      </div>
      <Form.Item name="description" label="Description" rules={required('Enter a description.')}>
        <Input.TextArea required rows={3} maxLength={limits.description.maxLength} />
      </Form.Item>
      <Form.Item name="notes" label="Notes (optional)">
        <Input.TextArea rows={2} maxLength={limits.notes.maxLength} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isPending}>
        {isPending ? 'Adding...' : 'Add Entry'}
      </Button>
    </Form>
  );
}

const workOf = (values: Values): Work => ({
  ...values,
  type: values.type as Work['type'],
  timeSpent: values.timeSpent === '' ? null : Number(values.timeSpent),
});
