import { Button, Card, Form, InputNumber, Switch } from 'antd';
import { useEffect } from 'react';
import type { HouseOption } from '@/entities/house/house-option';
import { useSwitches } from '@/shared/api';
import { useChooseOption } from '../api/use-choose-option';
import styles from './option-form.module.css';

interface Entered {
  isOn: boolean;
  figures?: Record<string, number>;
}

/** One option: its switch works at once, its figures with Save. */
export function OptionForm({ option }: { option: HouseOption }) {
  const { id, title, says, isOn, figures, updatedAt } = option;
  const [form] = Form.useForm<Entered>();
  const entered = Form.useWatch((values: Entered) => values.figures, form);
  const { send, isPending } = useChooseOption();
  const kept = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  // What somebody else, or the switch, has changed meanwhile.
  useEffect(() => {
    form.setFieldsValue({ figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])) });
  }, [form, figures]);
  const isChanged = figures.some(({ name, value }) => entered !== undefined && entered[name] !== value);
  const choose = (wanted: boolean, values: Record<string, number>, outcome = {}) => {
    const chosen = Object.entries(values).map(([name, value]) => ({ name, value }));
    send({ id, title, isOn: wanted, figures: chosen, seen: updatedAt }, outcome);
  };
  const shown = useSwitches({
    version: updatedAt,
    isPending,
    send(wanted, outcome) {
      choose(wanted.get(id) ?? isOn, {}, outcome);
    },
  });
  return (
    <Card
      title={
        <h3 className={styles.title} id={`option-${id}`}>
          {title}
        </h3>
      }
      extra={
        // It keeps the focus while it is sent, so it is never disabled.
        <Switch
          checked={shown.isOn(id, isOn)}
          aria-labelledby={`option-${id}`}
          onChange={(wanted) => {
            shown.tap(id, wanted);
          }}
        />
      }
    >
      <p className={styles.says}>{says}</p>
      {figures.length > 0 && (
        <Form
          form={form}
          layout="vertical"
          className={styles.figures}
          initialValues={{ figures: kept }}
          aria-label={title}
          onFinish={({ figures: values = {} }) => {
            choose(isOn, values);
          }}
        >
          {figures.map(({ name, label, unit, least, most }) => (
            <Form.Item key={name} className={styles.figure} label={label} htmlFor={`${id}-${name}`}>
              <span className={styles.amount}>
                <Form.Item
                  noStyle
                  name={['figures', name]}
                  rules={[
                    {
                      required: true,
                      message: `Please enter a whole number from ${String(least)} to ${String(most)}.`,
                    },
                  ]}
                >
                  <InputNumber id={`${id}-${name}`} min={least} max={most} precision={0} />
                </Form.Item>
                {unit}
              </span>
            </Form.Item>
          ))}
          <Button htmlType="submit" disabled={!isChanged} loading={isPending}>
            Save
          </Button>
        </Form>
      )}
    </Card>
  );
}
