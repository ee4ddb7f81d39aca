import { Form, Input, Select } from 'antd';
import { restaurantNow } from '@/entities/restaurant';
import { startQuickly } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { searchAmong, shownAmong } from '@/shared/ui/select';
import type { SpecialEventValues } from '../model/special-event-values';

const OFTEN = [
  { value: 'yearly', label: 'Every year' },
  { value: 'once', label: 'Once' },
];
const AUDIENCES = [
  { value: 'all', label: 'All opted-in contacts' },
  { value: 'tags', label: 'Contacts with certain tags' },
];
const WRITTEN_HERE = { value: '', label: 'Write a new email' };

interface SpecialEventFieldsProps {
  templates: readonly { id: string; name: string }[];
}

export function SpecialEventFields({ templates }: SpecialEventFieldsProps) {
  const template = Form.useWatch<SpecialEventValues['templateId'] | undefined>('templateId');
  const audience = Form.useWatch<SpecialEventValues['audience'] | undefined>('audience');
  const choices = [WRITTEN_HERE, ...templates.map(({ id, name }) => ({ value: id, label: name }))];
  const { date: today } = restaurantNow(new Date());
  return (
    <>
      <Form.Item
        name="date"
        label="Date"
        extra="Sends at 9:00 AM. If that time has passed today, it sends tomorrow."
        rules={[
          { required: true, message: 'Choose the date.' },
          {
            validator: (_, date?: string) =>
              date && date < today
                ? Promise.reject(new Error('This date has passed. Choose a later one.'))
                : Promise.resolve(),
          },
        ]}
      >
        <Input required type="date" min={today} autoFocus />
      </Form.Item>
      <Form.Item name="often" label="Repeat">
        <Select options={OFTEN} />
      </Form.Item>
      <Form.Item name="templateId" label="Mail" getValueProps={shownAmong(choices)}>
        <Select showSearch={searchAmong(choices)} options={choices} />
      </Form.Item>
      {!template && (
        <>
          <Form.Item
            name="subject"
            label="Subject"
            rules={required('Enter a subject.')}
            extra="You can use {{firstName}} and other contact fields."
          >
            <Input required maxLength={startQuickly.subject.maxLength} />
          </Form.Item>
          <Form.Item name="text" label="Text" rules={required('Write the email, or choose a template.')}>
            <Input.TextArea required rows={6} maxLength={startQuickly.text.maxLength} />
          </Form.Item>
        </>
      )}
      <Form.Item name="audience" label="Audience">
        <Select options={AUDIENCES} />
      </Form.Item>
      {audience === 'tags' && (
        <Form.Item
          name="tags"
          label="Tags"
          rules={required('Enter at least one tag.')}
          extra="Separate with commas. One match is enough."
        >
          <Input required />
        </Form.Item>
      )}
    </>
  );
}
