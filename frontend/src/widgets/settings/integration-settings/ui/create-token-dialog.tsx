import { Checkbox, Form, Input, Segmented } from 'antd';
import { integrationQueries, type NewAccessToken, type Scope, scopes } from '@/entities/settings/integration';
import { draftKey } from '@/entities/session';
import { answer, apiAs, type Mutation, type components, useRestMutation } from '@/shared/api';
import { createAccessToken as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog, required } from '@/shared/ui/dialogs';

const createToken: Mutation<components['schemas']['CreateAccessToken'], NewAccessToken> = {
  send: (token) => answer(apiAs('admin').POST('/api/admin/tokens', { body: token })),
  failed: () => ({ title: 'Couldn’t create the token', description: 'Please try again' }),
  invalidates: [integrationQueries.all()],
};

const useCreateToken = () => useRestMutation(createToken);

interface CreateTokenDialogProps {
  open: boolean;
  /** The token, which is shown only once. */
  onCreated: (name: string, token: string | null) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  scopes: Scope[];
  expiresInDays: number;
}

const BLANK: Values = { name: '', scopes: [], expiresInDays: 90 };
const DAYS = [30, 90, 365].map((value) => ({ value, label: value === 365 ? '1 year' : `${String(value)} days` }));

export function CreateTokenDialog({ open, onCreated, onClose }: CreateTokenDialogProps) {
  const { send, isPending } = useCreateToken();
  const draft = useDraft(draftKey('admin', 'token/new'), BLANK);
  return (
    <FormDialog<Values>
      title="New access token"
      open={open}
      okText="Create token"
      busyText="Creating..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(values, {
          draft: draft.key,
          onError,
          onSuccess({ name, token }) {
            onCreated(name, token);
          },
        });
      }}
      onClose={onClose}
    >
      <Form.Item name="name" label="App name" rules={required('Enter a name.')}>
        <Input required autoFocus autoComplete="off" maxLength={limits.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="scopes"
        label="Permissions"
        rules={[{ required: true, type: 'array', min: 1, message: 'Choose at least one.' }]}
      >
        <Checkbox.Group className="gapped" options={[...scopes]} />
      </Form.Item>
      <Form.Item name="expiresInDays" label="Expires after">
        <Segmented options={DAYS} />
      </Form.Item>
    </FormDialog>
  );
}
