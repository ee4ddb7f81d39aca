import { Button, Checkbox, Form, Input } from 'antd';
import type { ImportPlan, ImportPreview, UploadedImport } from '@/entities/email-marketing/contacts';
import { planImport as limits } from '@/shared/call-schema';
import { splitCommas } from '@/shared/lib/words';
import { searchAmong, Select } from '@/shared/ui/select';
import { usePreviewImport } from '../api';
import styles from './import.module.css';

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

const NOT_THERE = -1;

const WAYS: { value: ImportPlan['existing']; label: string }[] = [
  { value: 'skip', label: 'Leave unchanged' },
  { value: 'update', label: 'Update from the file' },
];

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

const shownColumn = (column: number | undefined) => ({ value: column ?? NOT_THERE });
const keptColumn = (chosen: number) => (chosen === NOT_THERE ? undefined : chosen);

/** The meaning of each column, what happens to existing contacts, and how people agreed to get email. */
export function MapColumns({ uploaded, onPlanned }: MapColumnsProps) {
  const [form] = Form.useForm<Values>();
  const initialValues: Values = { columns: uploaded.suggested, existing: 'skip', tags: '', agreed: false };
  const { columns, agreed } = Form.useWatch((values: Partial<Values>) => ({ ...initialValues, ...values }), form);
  const { send, isPending } = usePreviewImport(uploaded.id, onPlanned);
  const choices = [
    { value: NOT_THERE, label: 'Not in the file' },
    ...uploaded.headings.map((heading, index) => ({ value: index, label: heading || `Column ${String(index + 1)}` })),
  ];

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
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column {uploaded.fileName}</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(FIELDS) as Name[]).map((name) => (
            <tr key={name}>
              <th scope="row">{FIELDS[name]}</th>
              <td>
                <Form.Item
                  name={['columns', name]}
                  getValueProps={shownColumn}
                  normalize={keptColumn}
                  rules={
                    name === 'email' ? [{ required: true, message: 'Choose the column with the email addresses.' }] : []
                  }
                >
                  <Select
                    aria-label={`Column for ${FIELDS[name]}`}
                    {...(name === 'emailOptIn' &&
                      columns[name] !== undefined && { 'aria-describedby': 'import-opt-in' })}
                    showSearch={searchAmong(choices)}
                    options={choices}
                  />
                </Form.Item>
              </td>
              <td className={styles.sample}>{exampleOf(uploaded, columns[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {columns.emailOptIn !== undefined && (
        <p id="import-opt-in" role="status" className={styles.soft}>
          {agreed
            ? 'Email opt-in: people without a yes in this column are not opted in. Everyone else is, based on what you enter below.'
            : 'Email opt-in: a yes in this column doesn’t say how people agreed. To opt them in, check “Everyone in this file agreed” below and describe how.'}
        </p>
      )}
      {uploaded.consentHeadings.length > 0 && (
        <p className={styles.soft}>
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
          extra="Saved with each contact as proof of consent: “ticked the box at the glass market, June 2026”. People who unsubscribed stay unsubscribed. Contacts marked “no”, “unsubscribed”, “cleaned” or the like are never opted in."
          rules={[{ required: true, whitespace: true, message: 'Describe how they agreed.' }]}
        >
          <Input required autoComplete="off" maxLength={limits.consent.maxLength} />
        </Form.Item>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Preview
        </Button>
      </div>
    </Form>
  );
}

const exampleOf = ({ samples }: UploadedImport, column: number | undefined) =>
  column === undefined ? '' : (samples.map((cells) => cells[column]).find(Boolean) ?? '');
