import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Radio } from 'antd';
import { restaurantQuery } from '@/entities/settings/current-restaurant';
import { changeFeatureSetting, type FeatureSetting, featureSettingQueries } from '@/entities/settings/feature-setting';
import { OptionForm } from '@/features/feature-setting/change-feature-setting';
import { type Mutation, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import styles from './feature-settings.module.css';

const PRESETS = [
  {
    value: 'ask',
    label: 'Ask me first',
    means: 'You confirm or decline each request.',
    guestSees: '“Thank you. We will review your request and contact you within 24 hours.”',
  },
  {
    value: 'auto',
    label: 'Confirm small parties automatically',
    means: 'While you’re open and there’s room, small parties without special requests get their table right away.',
    guestSees: '“Your Table Is Confirmed! Thank you. We look forward to seeing you.”',
  },
] as const;

type Preset = (typeof PRESETS)[number]['value'];

interface Choice {
  preset: Preset;
  options: readonly FeatureSetting[];
}

/** Counting seats is what lets a request be confirmed automatically. */
const NEEDED: Readonly<Record<Preset, Readonly<Record<string, boolean>>>> = {
  ask: { 'confirming-by-itself': false },
  auto: { capacity: true, 'confirming-by-itself': true },
};

const choosePreset: Mutation<Choice> = {
  async send({ preset, options }) {
    for (const [id, isOn] of Object.entries(NEEDED[preset])) {
      const option = options.find((one) => one.id === id);
      if (option && option.isOn !== isOn) await changeFeatureSetting(id, { isOn, figures: [], seen: option.updatedAt });
    }
  },
  done: ({ preset }) => ({ title: 'Saved', subject: PRESETS.find(({ value }) => value === preset)?.label ?? '' }),
  failed: () => ({ title: 'Couldn’t change the setting', description: 'Please try again' }),
  invalidates: [featureSettingQueries.all(), restaurantQuery.queryKey],
};

/** The two usual ways to answer requests, each with what its guests read. */
export function AnswerPresets({ options }: { options: readonly FeatureSetting[] }) {
  const { send, isPending } = useRestMutation(choosePreset);
  const isOn = (id: string) => options.some((option) => option.id === id && option.isOn);
  const chosen: Preset = isOn('capacity') && isOn('confirming-by-itself') ? 'auto' : 'ask';
  return (
    <Card title={<h2 id="answer-presets">How do you answer requests?</h2>}>
      <Radio.Group
        aria-labelledby="answer-presets"
        className="gapped"
        value={chosen}
        disabled={isPending}
        onChange={(event) => {
          send({ preset: event.target.value as Preset, options });
        }}
      >
        {PRESETS.map(({ value, label, means, guestSees }) => (
          <Radio key={value} value={value} className={styles.preset}>
            <strong>{label}</strong>
            <span>{means}</span>
            <span className={styles.preview}>Guests see: {guestSees}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Card>
  );
}

/** Features in the order in which a guest meets them; one that is in no group comes last. */
const GROUPS: readonly { title: string; ids: readonly string[] }[] = [
  { title: 'Requests', ids: ['promised-answer', 'capacity', 'areas', 'confirming-by-itself'] },
  { title: 'When a time is full', ids: ['other-times', 'waiting-list'] },
  { title: 'Before and after the visit', ids: ['guest-page', 'reminders', 'guest-memory'] },
];

/** Feature settings for guests in groups, each with a description, below the two usual ways to answer requests. */
export function FeatureSettings() {
  const options = useQuery(featureSettingQueries.list());
  return (
    <AnswerView answer={options} loading="Loading options..." failed="Couldn’t load settings.">
      {(rows) => {
        const ofGuests = rows.filter(({ concerns }) => concerns === 'guests');
        const grouped = GROUPS.flatMap(({ ids }) => ids);
        const others = ofGuests.filter(({ id }) => !grouped.includes(id));
        return (
          <Flex vertical gap="middle" style={{ maxWidth: 860 }}>
            <AnswerPresets options={ofGuests} />
            {GROUPS.map(({ title, ids }) => (
              <Group
                key={title}
                title={title}
                options={ids.flatMap((id) => ofGuests.filter((option) => option.id === id))}
              />
            ))}
            <Group title="More" options={others} />
          </Flex>
        );
      }}
    </AnswerView>
  );
}

function Group({ title, options }: { title: string; options: readonly FeatureSetting[] }) {
  if (options.length === 0) return null;
  return (
    <Flex component="section" vertical gap="middle" style={{ maxWidth: 860 }} aria-label={title}>
      <h2>{title}</h2>
      {options.map((option) => (
        <OptionForm key={option.id} option={option} />
      ))}
    </Flex>
  );
}
