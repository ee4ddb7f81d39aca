import { Button, Checkbox, Flex, Form, Input } from 'antd';
import type { EmailSettings } from '@/entities/email-marketing/settings';
import { draftKey } from '@/entities/session';
import { changeEmailSettings as limits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useDraft } from '@/shared/lib/draft';
import { showRefusal, takeBackErrors, useDraftForm, useOverwriteWarning } from '@/shared/ui/dialogs';
import { useSaveSettings } from '../api';
import styles from './email-settings-form.module.css';

const LABELS = {
  senderName: 'Sender name',
  senderAddress: 'Sender address',
  postalAddress: 'Postal address',
  perSecond: 'Emails per second',
  perHour: 'Emails per hour',
  perDay: 'Emails per day',
  oneCampaignPerWeek: 'At most one campaign a week to a person',
  ownerApprovalRequired: 'Owner approval required',
};
const LIMITS = ['perSecond', 'perHour', 'perDay'] as const;

type Settings = Omit<EmailSettings, 'transport' | 'updatedAt'>;
type Values = Omit<Settings, (typeof LIMITS)[number]> & Record<(typeof LIMITS)[number], string>;

/** The settings' version when typing began. */
interface Typed {
  updatedAt?: string;
}

const valuesOf = ({ perSecond, perHour, perDay, ...settings }: Settings): Values => ({
  senderName: settings.senderName,
  senderAddress: settings.senderAddress,
  postalAddress: settings.postalAddress,
  oneCampaignPerWeek: settings.oneCampaignPerWeek,
  ownerApprovalRequired: settings.ownerApprovalRequired,
  perSecond: String(perSecond),
  perHour: String(perHour),
  perDay: String(perDay),
});

const settingsOf = ({ perSecond, perHour, perDay, ...others }: Values): Settings => ({
  ...others,
  perSecond: Number(perSecond),
  perHour: Number(perHour),
  perDay: Number(perDay),
});

/** The restaurant's sender, address and limits for marketing email. */
export function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const stored = valuesOf(settings);
  // Only what was typed: untouched fields show what is stored now.
  const draft = useDraft<Partial<Values> & Typed>(draftKey('admin', 'email-settings/typed'), stored);
  const { updatedAt = settings.updatedAt, ...typed } = draft.values;
  const values = { ...stored, ...typed };
  const draftForm = useDraftForm<Values>({
    ...draft,
    values,
    write: (written) => {
      const changed = changedIn(stored, written);
      draft.write(Object.keys(changed).length > 0 ? { ...changed, updatedAt } : {});
    },
  });
  const { send, isPending } = useSaveSettings();
  const { expecting, onRefused, warning } = useOverwriteWarning('this page');
  const unsaved = Object.keys(changedIn(stored, values)) as (keyof Values)[];

  /** A refused field may be valid after a change of another field. */
  function forgetRefusal() {
    takeBackErrors(draftForm.form, Object.keys(LABELS));
  }

  function save() {
    forgetRefusal();
    const change = changedIn(settingsOf(stored), settingsOf(values));
    send(
      { ...change, ...expecting({ expectedUpdatedAt: updatedAt }) },
      {
        draft: draft.key,
        onError(error) {
          onRefused(error);
          showRefusal(draftForm.form, error);
        },
      },
    );
  }

  return (
    <Form<Values>
      {...draftForm}
      name="mail-settings"
      className="gapped"
      layout="vertical"
      requiredMark={false}
      noValidate
      aria-label="Email settings"
      onFinish={save}
    >
      <Form.Item name="senderName" label={LABELS.senderName}>
        <Input required maxLength={limits.senderName.maxLength} />
      </Form.Item>
      <Form.Item
        name="senderAddress"
        label={LABELS.senderAddress}
        extra="Use your own domain. Email from other domains may be treated as spam."
      >
        <Input required type="email" maxLength={limits.senderAddress.maxLength} />
      </Form.Item>
      <Form.Item name="postalAddress" label={LABELS.postalAddress} extra="Appears in every email. Required by law.">
        <Input.TextArea required rows={2} maxLength={limits.postalAddress.maxLength} />
      </Form.Item>
      <div className={styles.limits}>
        {LIMITS.map((name) => (
          <Form.Item key={name} name={name} label={LABELS[name]}>
            <Input required type="number" min={1} step={1} inputMode="numeric" />
          </Form.Item>
        ))}
      </div>
      <Form.Item
        name="oneCampaignPerWeek"
        valuePropName="checked"
        extra="A campaign skips people who got another one in the six days before, unless it’s sent to everyone. Automations don’t count."
      >
        <Checkbox>{LABELS.oneCampaignPerWeek}</Checkbox>
      </Form.Item>
      <Form.Item
        name="ownerApprovalRequired"
        valuePropName="checked"
        extra="Campaigns, automations, and the site manager’s changes to the menu and website wait for your approval."
      >
        <Checkbox>{LABELS.ownerApprovalRequired}</Checkbox>
      </Form.Item>
      {warning}
      <Flex gap={12} wrap align="center">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Settings'}
        </Button>
        {unsaved.length > 0 && (
          <Button
            disabled={isPending}
            onClick={() => {
              draft.drop();
              forgetRefusal();
            }}
          >
            Discard Changes
          </Button>
        )}
        <p role="status">{unsaved.length > 0 && `Not saved yet: ${unsaved.map((name) => LABELS[name]).join(', ')}`}</p>
      </Flex>
    </Form>
  );
}
