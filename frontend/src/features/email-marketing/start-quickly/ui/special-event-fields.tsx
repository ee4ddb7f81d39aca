import { Form, Input, Select } from 'antd';
import { restaurantNow } from '@/entities/restaurant';
import { startQuickly } from '@/shared/call-schema';
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
const WRITTEN_HERE = { value: '', label: 'Write it here' };

const needed = (message: string) => [{ required: true, whitespace: true, message }];

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
        extra="The mail leaves at 9:00 AM; for today, tomorrow if that hour has passed."
        rules={[
          { required: true, message: 'Please choose the date.' },
          {
            validator: (_, date?: string) =>
              date && date < today
                ? Promise.reject(new Error('This date has passed. Please choose a later one.'))
                : Promise.resolve(),
          },
        ]}
      >
        <Input required type="date" min={today} autoFocus />
      </Form.Item>
      <Form.Item name="often" label="How often">
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
            rules={needed('Please enter a subject.')}
            extra="May use {{firstName}} and other fields of a contact."
          >
            <Input required maxLength={startQuickly.subject.maxLength} />
          </Form.Item>
          <Form.Item name="text" label="Text" rules={needed('Please write the mail, or choose a template.')}>
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
          rules={needed('Please enter at least one tag.')}
          extra="Separated by commas; one of them is enough."
        >
          <Input required />
        </Form.Item>
      )}
    </>
  );
}
