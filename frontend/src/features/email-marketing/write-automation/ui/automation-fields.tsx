import { Form, Input } from 'antd';
import { type AutomationTrigger, triggerOptions } from '@/entities/email-marketing/automations';
import { shortTags } from '@/entities/email-marketing/contacts';
import { createAutomation } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { Select } from '@/shared/ui/select';
import { SequenceFields } from './sequence-fields';

interface AutomationFieldsProps {
  templates: readonly { id: string; name: string }[];
}

export function AutomationFields({ templates }: AutomationFieldsProps) {
  const trigger = Form.useWatch<AutomationTrigger | undefined>('triggerType');
  return (
    <>
      <Form.Item name="name" label="Automation name" rules={required('Enter a name.')}>
        <Input required autoFocus maxLength={createAutomation.name.maxLength} />
      </Form.Item>
      <Form.Item name="description" label="Description (optional)">
        <Input maxLength={createAutomation.description.maxLength} />
      </Form.Item>
      <Form.Item name="triggerType" label="Trigger">
        <Select options={triggerOptions} />
      </Form.Item>
      {trigger === 'tag_added' && (
        <Form.Item
          name="tags"
          label="Tags (optional)"
          rules={[shortTags]}
          extra="Separate with commas. Leave empty for any tag."
        >
          <Input />
        </Form.Item>
      )}
      {trigger === 'special_date' && (
        <Form.Item
          name="date"
          label="Date"
          rules={required('Enter the date.')}
          extra="MM-DD to repeat every year, or YYYY-MM-DD."
        >
          <Input required placeholder="12-01" />
        </Form.Item>
      )}
      {trigger === 'special_date' && (
        <Form.Item
          name="tags"
          label="Tags (optional)"
          rules={[shortTags]}
          extra="Separate with commas. Leave empty for everyone."
        >
          <Input />
        </Form.Item>
      )}
      {trigger === 'inactive_customer' && (
        <Form.Item
          name="days"
          label="Days without a visit"
          rules={[{ required: true, pattern: /^[1-9]\d*$/, message: 'Enter a whole number, 1 or more.' }]}
        >
          <Input required type="number" min={1} step={1} />
        </Form.Item>
      )}
      <SequenceFields templates={templates} />
    </>
  );
}
