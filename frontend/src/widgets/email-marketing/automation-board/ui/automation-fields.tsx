import { Button, Flex, Form, Input } from 'antd';
import { type AutomationTrigger, triggerOptions } from '@/entities/email-marketing/automations';
import { shortTags } from '@/entities/email-marketing/contacts';
import { createAutomation } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { type AutomationValues, stepAfter, type StepValues } from '../model';
import styles from './automation-fields.module.css';

const NOT_CHOSEN = { value: '', label: 'Not chosen yet' };

interface SequenceFieldsProps {
  templates: readonly { id: string; name: string }[];
}

/** The sequence of emails; at least one stays. */
function SequenceFields({ templates }: SequenceFieldsProps) {
  const choices = [NOT_CHOSEN, ...templates.map(({ id, name: label }) => ({ value: id, label }))];
  const form = Form.useFormInstance<AutomationValues>();
  return (
    <Form.List name="steps">
      {(steps, { add, remove }) => (
        <Flex vertical gap="middle">
          {steps.map(({ key, name }, index) => (
            <fieldset key={key} className={styles.step}>
              <legend>Email {index + 1}</legend>
              <div className="pair">
                <Form.Item
                  name={[name, 'delayDays']}
                  label="Delay (days after the trigger)"
                  rules={[{ pattern: /^\d+$/, message: 'Enter a whole number, 0 or more.' }]}
                >
                  <Input type="number" min={0} step={1} />
                </Form.Item>
                <Form.Item name={[name, 'templateId']} label="Template" getValueProps={shownAmong(choices)}>
                  <Select showSearch={searchAmong(choices)} options={choices} />
                </Form.Item>
              </div>
              <Form.Item name={[name, 'customSubject']} label="Custom subject (optional)">
                <Input maxLength={createAutomation.name.maxLength} />
              </Form.Item>
              {steps.length > 1 && (
                <Button
                  type="text"
                  danger
                  onClick={() => {
                    remove(name);
                  }}
                >
                  Remove email {index + 1}
                </Button>
              )}
            </fieldset>
          ))}
          <Button
            onClick={() => {
              add(stepAfter(form.getFieldValue('steps') as StepValues[]));
            }}
          >
            Add Email
          </Button>
        </Flex>
      )}
    </Form.List>
  );
}

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
