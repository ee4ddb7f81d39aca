import { Button, Form, Input } from 'antd';
import { createAutomation } from '@/shared/call-schema';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { type AutomationValues, stepAfter, type StepValues } from '../model/automation-values';
import styles from './automation-fields.module.css';

const NONE_YET = { value: '', label: 'None yet' };

interface SequenceFieldsProps {
  templates: readonly { id: string; name: string }[];
}

/** The mails one after the other; at least one stays. */
export function SequenceFields({ templates }: SequenceFieldsProps) {
  const choices = [NONE_YET, ...templates.map(({ id, name: label }) => ({ value: id, label }))];
  const form = Form.useFormInstance<AutomationValues>();
  return (
    <Form.List name="steps">
      {(steps, { add, remove }) => (
        <div className={styles.sequence}>
          {steps.map(({ key, name }, index) => (
            <fieldset key={key} className={styles.step}>
              <legend>Email {index + 1}</legend>
              <div className={styles.pair}>
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
        </div>
      )}
    </Form.List>
  );
}
