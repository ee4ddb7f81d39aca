import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { aheadOf } from '@/entities/email-marketing/campaigns';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { createCampaign } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { type CampaignValues, sendDateOf } from '../model/campaign-values';
import styles from './campaign-fields.module.css';
import { RecipientFields } from './recipient-fields';

const NONE_YET = { value: '', label: 'None yet' };
interface CampaignFieldsProps {
  role: MailRole;
  /** The moment it is scheduled for so far. */
  planned?: string | null;
  /** The date may be changed but not cleared. */
  keepsDate?: boolean;
  /** Called when fields are filled in from others; Ant Design reports only typing. */
  onFilledIn: (values: CampaignValues) => void;
}

export function CampaignFields({ role, planned, keepsDate = false, onFilledIn }: CampaignFieldsProps) {
  const form = Form.useFormInstance<CampaignValues>();
  const { data: templates = [] } = useQuery(emailTemplateQueries.options(role));

  const choices = [NONE_YET, ...templates.map(({ id, name }) => ({ value: id, label: name }))];

  /** A template sets the subject unless the author has typed one. */
  function takeSubject(templateId: string) {
    const subjects = templates.map(({ subject }) => subject);
    const typed = form.getFieldValue('subject') as string | undefined;
    const chosen = templates.find(({ id }) => id === templateId);
    if (!chosen || (typed?.trim() && !subjects.includes(typed))) return;
    form.setFieldValue('subject', chosen.subject);
    onFilledIn(form.getFieldsValue());
  }

  return (
    <>
      <Form.Item name="name" label="Campaign name" rules={required('Enter a name.')}>
        <Input required autoFocus maxLength={createCampaign.name.maxLength} />
      </Form.Item>
      <Form.Item name="description" label="Description (optional)">
        <Input maxLength={createCampaign.description.maxLength} />
      </Form.Item>
      <Form.Item name="templateId" label="Template" getValueProps={shownAmong(choices)}>
        <Select showSearch={searchAmong(choices)} options={choices} onChange={takeSubject} />
      </Form.Item>
      <Form.Item
        name="subject"
        label="Subject"
        rules={required('Enter a subject.')}
        extra="You can use {{firstName}} and other contact fields."
      >
        <Input required maxLength={createCampaign.subject.maxLength} />
      </Form.Item>
      <RecipientFields role={role} />
      <div className={styles.pair}>
        <Form.Item name="date" label="Send date (optional)">
          <Input type="date" />
        </Form.Item>
        <Form.Item
          name="time"
          label="Send time (optional)"
          dependencies={['date']}
          rules={[
            {
              required: keepsDate,
              message: 'A paused campaign needs a date. Choose another one, or cancel the campaign.',
            },
            ({ getFieldValue }) => ({
              validator: (_, time?: string) =>
                Boolean(time) === Boolean(getFieldValue('date'))
                  ? Promise.resolve()
                  : Promise.reject(new Error('Both date and time are needed to schedule.')),
            }),
            ({ getFieldValue }) =>
              aheadOf((time) => sendDateOf({ date: getFieldValue('date') as string | undefined, time }), planned),
          ]}
        >
          <Input type="time" />
        </Form.Item>
      </div>
    </>
  );
}
