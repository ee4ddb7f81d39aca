import { Button, Checkbox, Flex, Form, Input } from 'antd';
import {
  importCalls,
  type ImportPlan,
  type ImportPreview,
  type UploadedImport,
} from '@/entities/email-marketing/contact-imports';
import { useRestMutation } from '@/shared/api';
import { planImport as limits } from '@/shared/call-schema';
import { splitCommas } from '@/shared/lib/words';
import { required } from '@/shared/ui/dialogs';
import { Select } from '@/shared/ui/select';
import { ColumnsTable } from '@/shared/ui/table-import';
import styles from '@/shared/ui/table-import.module.css';

const FIELDS = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  tags: 'Tags',
  notes: 'Notes',
  emailOptIn: 'Email opt-in',
  status: 'Status',
} as const;
type Name = keyof typeof FIELDS;

const REQUIRED = { email: 'Choose the column with the email addresses.' };

const WAYS: { value: ImportPlan['existing']; label: string }[] = [
  { value: 'skip', label: 'Leave unchanged' },
  { value: 'update', label: 'Update from the file' },
];

/** No toasts on success: the next step of the import shows the result. */
export const failed = () => ({ title: 'Import failed' });

interface MapColumnsProps {
  uploaded: UploadedImport;
  onPlanned: (plan: ImportPlan, preview: ImportPreview) => void;
}

interface Values {
  columns: Partial<Record<Name, number>>;
  existing: ImportPlan['existing'];
  tags: string;
  agreed: boolean;
  /** Set if people agreed. */
  consent?: string;
}

/** The meaning of each column, what happens to existing contacts, and how people agreed to get email. */
export function MapColumns({ uploaded, onPlanned }: MapColumnsProps) {
  const [form] = Form.useForm<Values>();
  const initialValues: Values = { columns: uploaded.suggested, existing: 'skip', tags: '', agreed: false };
  const { columns, agreed } = Form.useWatch((values: Partial<Values>) => ({ ...initialValues, ...values }), form);
  const { send, isPending } = useRestMutation({
    send: async (plan: ImportPlan) => {
      onPlanned(plan, await importCalls.preview(uploaded.id, plan));
    },
    failed,
  });

  return (
    <Form<Values>
      form={form}
      className={styles.step}
      layout="vertical"
      requiredMark={false}
      preserve={false}
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      noValidate
      aria-label="Columns"
      onFinish={({ consent = '', tags, ...plan }) => {
        send({
          columns: plan.columns,
          existing: plan.existing,
          consent: plan.agreed ? consent.trim() : null,
          tags: splitCommas(tags),
        });
      }}
    >
      <ColumnsTable
        {...uploaded}
        fields={FIELDS}
        required={REQUIRED}
        columns={columns}
        describedBy={(name) => (name === 'emailOptIn' && columns[name] !== undefined ? 'import-opt-in' : undefined)}
      />
      {columns.emailOptIn !== undefined && (
        <p id="import-opt-in" role="status" className="soft">
          {agreed
            ? 'Email opt-in: people without a yes in this column are not opted in. Everyone else is, based on what you enter below.'
            : 'Email opt-in: a yes in this column doesn’t say how people agreed. To opt them in, check “Everyone in this file agreed” below and describe how.'}
        </p>
      )}
      {uploaded.consentHeadings.length > 0 && (
        <p className="soft">
          {`Says who wants email: ${uploaded.consentHeadings.map((heading) => `“${heading}”`).join(', ')}. A no always counts: those people are not opted in, and existing contacts are opted out.`}
        </p>
      )}
      <Form.Item name="existing" label="Existing contacts">
        <Select options={WAYS} />
      </Form.Item>
      <Form.Item name="tags" label="Tags for everyone (optional)">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="agreed" valuePropName="checked">
        <Checkbox>Everyone in this file agreed to get email from us</Checkbox>
      </Form.Item>
      {agreed && (
        <Form.Item
          name="consent"
          label="How they agreed"
          extra="Saved with each contact as proof of consent: “signed the list at the bar, June 2026”. People who unsubscribed stay unsubscribed. Contacts marked “no”, “unsubscribed”, “cleaned” or the like are never opted in."
          rules={required('Describe how they agreed.')}
        >
          <Input required autoComplete="off" maxLength={limits.consent.maxLength} />
        </Form.Item>
      )}
      <Flex gap="small" wrap justify="end">
        <Button type="primary" htmlType="submit" loading={isPending}>
          Preview
        </Button>
      </Flex>
    </Form>
  );
}
