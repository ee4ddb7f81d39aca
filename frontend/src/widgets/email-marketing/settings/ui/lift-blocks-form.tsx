import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { campaignQueries } from '@/entities/email-marketing/campaigns';
import { draftKey } from '@/entities/session';
import { liftBounces as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { required, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import { useLiftBlocks } from '../api/use-lift-blocks';
import styles from './email-settings-panel.module.css';

const EMPTY = { of: 'campaign', email: '', campaignId: undefined as string | undefined, day: '', reason: '' };
type Values = typeof EMPTY;

const SCOPES = [
  { value: 'campaign', label: 'One campaign' },
  { value: 'day', label: 'One day' },
  { value: 'contact', label: 'One contact' },
];
const OFFERED = 50;

/** For blocks that a fault of ours has set, such as a DNS record that was gone for an hour. */
export function LiftBlocksForm() {
  const draft = useDraft<Values>(draftKey('admin', 'lift-blocks'), EMPTY);
  const held = useDraftForm(draft);
  const { send, isPending } = useLiftBlocks();
  const { of } = draft.values;
  return (
    <Form<Values>
      {...held}
      name="lift-blocks"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-label="Blocked addresses"
      onFinish={({ email, campaignId, day, reason }) => {
        const which = of === 'contact' ? { email } : of === 'day' ? { day } : { campaignId };
        send(
          { ...which, reason },
          {
            draft: draft.key,
            onError(error) {
              showRefusal(held.form, error);
            },
          },
        );
      }}
    >
      <div className={styles.records}>
        <Form.Item name="of" label="Lift the blocks of">
          <Select options={SCOPES} />
        </Form.Item>
        {of === 'contact' && (
          <Form.Item name="email" label="Email" rules={required('Enter an email address.')}>
            <Input required type="email" inputMode="email" autoComplete="off" />
          </Form.Item>
        )}
        {of === 'day' && (
          <Form.Item name="day" label="Day" rules={required('Choose a day.')}>
            <Input required type="date" />
          </Form.Item>
        )}
        {of === 'campaign' && <CampaignChoice />}
      </div>
      <Form.Item name="reason" label="Reason" extra="Shown in the activity log." rules={required('Enter a reason.')}>
        <Input required maxLength={limits.reason.maxLength} />
      </Form.Item>
      <Button htmlType="submit" loading={isPending}>
        {isPending ? 'Lifting...' : 'Lift Blocks'}
      </Button>
    </Form>
  );
}

function CampaignChoice() {
  const { data } = useQuery(campaignQueries.newest('admin', OFFERED));
  const choices = (data?.rows ?? [])
    .filter(({ startedAt }) => startedAt !== null)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form.Item name="campaignId" label="Campaign" rules={[{ required: true, message: 'Choose a campaign.' }]}>
      <Select placeholder="Choose" options={choices} />
    </Form.Item>
  );
}
