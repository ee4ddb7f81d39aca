import { Button, Card, Form, InputNumber, Switch } from 'antd';
import type { HouseOption, OptionChoice } from '@/entities/house/house-option';
import { draftKey } from '@/entities/session';
import { useSwitches } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { useDraft } from '@/shared/lib/draft';
import { useDraftForm } from '@/shared/ui/dialogs';
import { useChooseOption } from '../api/use-choose-option';
import styles from './option-form.module.css';

/** By name; null while the field is empty. */
type Figures = Record<string, number | null>;

/** One option: its switch is saved when it is tapped, its figures with Save. */
export function OptionForm({ option }: { option: HouseOption }) {
  const { id, title, says, isOn, figures, updatedAt } = option;
  const stored: Figures = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  // The draft has only what was typed: the other fields follow what is stored.
  const draft = useDraft<Figures>(draftKey('admin', `house-option/${id}`), {});
  const values = { ...stored, ...draft.values };
  const typed = changedIn(stored, values);
  const isChanged = Object.keys(typed).length > 0;
  const held = useDraftForm<Figures>({
    ...draft,
    values,
    write: (next) => {
      draft.write(changedIn(stored, next) as Figures);
    },
  });
  const { send, isPending } = useChooseOption();
  const choose = (wanted: boolean, chosen: OptionChoice['figures'], outcome = {}) => {
    send({ id, title, isOn: wanted, figures: chosen, seen: updatedAt }, outcome);
  };
  const shown = useSwitches({
    version: updatedAt,
    isPending,
    send(wanted, outcome) {
      choose(wanted.get(id) ?? isOn, [], outcome);
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
        <Form<Figures>
          {...held}
          layout="vertical"
          className={styles.figures}
          aria-label={title}
          onFinish={() => {
            const chosen = Object.entries(typed).flatMap(([name, value]) =>
              typeof value === 'number' ? [{ name, value }] : [],
            );
            choose(isOn, chosen, { draft: draft.key });
          }}
        >
          {figures.map(({ name, label, unit, least, most }) => (
            <Form.Item key={name} className={styles.figure} label={label} htmlFor={`${id}-${name}`}>
              <span className={styles.amount}>
                <Form.Item
                  noStyle
                  name={name}
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
          {isChanged && (
            <Button disabled={isPending} onClick={draft.drop}>
              Discard changes
            </Button>
          )}
        </Form>
      )}
    </Card>
  );
}
