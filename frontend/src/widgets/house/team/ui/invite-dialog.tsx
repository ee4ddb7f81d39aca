import { Form, Input, Radio } from 'antd';
import { draftKey } from '@/entities/session';
import { inviteAccount } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { type Invitation, useInvite } from '../api/team';

const BLANK: Invitation = { name: '', email: '', role: 'manager' };

export function InviteDialog(dialog: { open: boolean; onClose: () => void }) {
  const { send, isPending } = useInvite();
  const draft = useDraft(draftKey('admin', 'team/invite'), BLANK);
  return (
    <FormDialog<Invitation>
      title="Invite to the team"
      okText="Send invitation"
      busyText="Sending..."
      isBusy={isPending}
      draft={draft}
      onSend={(invitation, onError) => {
        send(invitation, { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      footnote="They get an email with a link to choose a password. The link works for seven days."
      {...dialog}
    >
      <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Enter a name.' }]}>
        <Input required autoFocus autoComplete="off" maxLength={inviteAccount.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="email"
        label="Email"
        rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
      >
        <Input required type="email" autoComplete="off" maxLength={inviteAccount.email.maxLength} />
      </Form.Item>
      <Form.Item name="role" label="Role">
        <Radio.Group
          options={[
            { label: 'Site manager', value: 'manager' },
            { label: 'Owner', value: 'admin' },
          ]}
        />
      </Form.Item>
    </FormDialog>
  );
}
