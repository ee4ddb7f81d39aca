import { Button, Card, Flex, Form, Input, Switch } from 'antd';
import { restaurantQuery } from '@/entities/settings/current-restaurant';
import {
  changeFeatureSetting,
  type FeatureSetting,
  featureSettingQueries,
  type FeatureSettingChange,
} from '@/entities/settings/feature-setting';
import { draftKey } from '@/entities/session';
import { type Mutation, useRestMutation, useSwitches } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { useDraft } from '@/shared/lib/draft';
import { useDraftForm } from '@/shared/ui/dialogs';
import styles from './change-feature-setting.module.css';

interface Choosing extends FeatureSettingChange {
  id: string;
  title: string;
}

const change: Mutation<Choosing> = {
  send: ({ id, title: _, ...choice }) => changeFeatureSetting(id, choice),
  done: ({ title, isOn, figures }) => ({
    title: figures.length > 0 ? 'Saved' : isOn ? 'Turned on' : 'Turned off',
    subject: title,
  }),
  failed: () => ({ title: 'Couldn’t change the setting', description: 'Please try again' }),
  invalidates: [featureSettingQueries.all(), restaurantQuery.queryKey],
};

const useChooseOption = () => useRestMutation(change);

/** The typed numbers, by name. */
type Figures = Record<string, string>;

/** A feature setting: its switch is saved immediately, its numbers with Save. */
export function OptionForm({ option }: { option: FeatureSetting }) {
  const { id, title, description, isOn, figures, updatedAt } = option;
  const stored: Figures = Object.fromEntries(figures.map(({ name, value }) => [name, String(value)]));
  // The draft has only typed fields; the others follow what is stored.
  const draft = useDraft<Partial<Figures>>(draftKey('admin', `house-option/${id}`), {});
  const values: Figures = Object.fromEntries(
    figures.map(({ name, value }) => [name, draft.values[name] ?? String(value)]),
  );
  const typed = changedIn(stored, values);
  const isChanged = Object.keys(typed).length > 0;
  const draftForm = useDraftForm<Figures>({
    ...draft,
    values,
    write: (next) => {
      draft.write(changedIn(stored, next));
    },
  });
  const { send, isPending } = useChooseOption();
  const choose = (wanted: boolean, chosen: FeatureSettingChange['figures'], outcome = {}) => {
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
        <h3 className="xl" id={`option-${id}`}>
          {title}
        </h3>
      }
      extra={
        // Never disabled, so that it keeps the focus while it is being saved.
        <Switch
          checked={shown.isOn(id, isOn)}
          aria-labelledby={`option-${id}`}
          onChange={(wanted) => {
            shown.tap(id, wanted);
          }}
        />
      }
    >
      <p className="soft">{description}</p>
      {figures.length > 0 && (
        <Form<Figures>
          {...draftForm}
          layout="vertical"
          className={styles.figures}
          aria-label={title}
          noValidate
          onFinish={() => {
            const chosen = Object.entries(typed).map(([name, value]) => ({ name, value: Number(value) }));
            choose(isOn, chosen, { draft: draft.key });
          }}
        >
          {figures.map(({ name, label, unit, min, max }) => (
            <Form.Item key={name} className={styles.figure} label={label} htmlFor={`${id}-${name}`}>
              <Flex component="span" gap="small" align="center" className={styles.amount}>
                <Form.Item noStyle name={name} rules={[{ validator: wholeNumber(min, max) }]}>
                  <Input id={`${id}-${name}`} type="number" inputMode="numeric" min={min} max={max} step={1} />
                </Form.Item>
                {unit}
              </Flex>
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

const wholeNumber = (min: number, max: number) => (_: unknown, typed: string) =>
  /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max
    ? Promise.resolve()
    : Promise.reject(new Error(`Enter a whole number from ${String(min)} to ${String(max)}.`));
