import { Button, Flex, Form } from 'antd';
import type { BookPlan, BookPreview, UploadedBook } from '@/entities/reservation';
import { Select } from '@/shared/ui/select';
import { ColumnsTable } from '@/shared/ui/table-import';
import styles from '@/shared/ui/table-import.module.css';
import { usePreviewBook } from '../api';

const FIELDS = {
  date: 'Date of visit',
  time: 'Time',
  partySize: 'Party size',
  status: 'Status',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  specialRequests: 'Special requests',
  visitNotes: 'Notes about the visit',
  guestNotes: 'Notes about the guest',
  tables: 'Table',
  bookedAt: 'Booked on',
} as const;
type Name = keyof typeof FIELDS;

const REQUIRED = {
  date: 'Choose the column with the dates of the visits.',
  partySize: 'Choose the column with the party sizes.',
};

const ORDERS = [
  { value: 'month', label: 'Month first: 3/7/2024 is March 7' },
  { value: 'day', label: 'Day first: 3/7/2024 is July 3' },
];

interface MapVisitsProps {
  uploaded: UploadedBook;
  onPlanned: (plan: BookPlan, preview: BookPreview) => void;
  onLeave: () => void;
}

interface Values {
  columns: Partial<Record<Name, number>>;
  order: 'month' | 'day';
}

/** The meaning of each column, as far as the headings say it. */
export function MapVisits({ uploaded, onPlanned, onLeave }: MapVisitsProps) {
  const [form] = Form.useForm<Values>();
  const initialValues: Values = { columns: uploaded.suggested, order: uploaded.isDayFirst ? 'day' : 'month' };
  const { columns } = Form.useWatch((values: Partial<Values>) => ({ ...initialValues, ...values }), form);
  const { send, isPending } = usePreviewBook(uploaded.id, onPlanned);
  return (
    <Form<Values>
      form={form}
      className={styles.step}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      noValidate
      aria-label="Columns"
      onFinish={({ columns: chosen, order }) => {
        send({ columns: chosen, isDayFirst: order === 'day' });
      }}
    >
      <ColumnsTable {...uploaded} fields={FIELDS} required={REQUIRED} columns={columns} />
      {columns.status === undefined && (
        <p role="status" className="soft">
          Without a status, every row counts as a visit.
        </p>
      )}
      <Form.Item name="order" label="How dates are written">
        <Select options={ORDERS} />
      </Form.Item>
      <Flex gap="small" wrap justify="end">
        <Button onClick={onLeave}>Choose another file</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Preview
        </Button>
      </Flex>
    </Form>
  );
}
