import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { integrationQueries } from '@/entities/settings/integration';
import { draftKey } from '@/entities/session';
import { answer, apiAs, type Mutation, type components, useRestMutation } from '@/shared/api';
import { addWebhook as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog, required } from '@/shared/ui/dialogs';

const addWebhook: Mutation<components['schemas']['AddWebhook'], components['schemas']['NewWebhookView']> = {
  send: (webhook) => answer(apiAs('admin').POST('/api/admin/webhooks', { body: webhook })),
  failed: () => ({ title: 'Couldn’t add the webhook', description: 'Please check the address and try again' }),
  invalidates: [integrationQueries.all()],
};

const useAddWebhook = () => useRestMutation(addWebhook);

interface AddWebhookDialogProps {
  open: boolean;
  /** The secret, which is shown only once. */
  onAdded: (address: string, secret: string | null) => void;
  onClose: () => void;
}

interface Values {
  url: string;
  description: string;
  isEverything: boolean;
  types: string[];
  withGuestData: boolean;
}

const BLANK: Values = { url: '', description: '', isEverything: true, types: [], withGuestData: false };

export function AddWebhookDialog({ open, onAdded, onClose }: AddWebhookDialogProps) {
  const { send, isPending } = useAddWebhook();
  const draft = useDraft(draftKey('admin', 'webhook/new'), BLANK);
  const { data: eventTypes = [] } = useQuery(integrationQueries.eventTypes());
  return (
    <FormDialog<Values>
      title="Add webhook"
      open={open}
      okText="Add webhook"
      busyText="Adding..."
      isBusy={isPending}
      draft={draft}
      onSend={({ url, description, isEverything, types, withGuestData }, onError) => {
        const webhook = {
          url: url.trim(),
          types: isEverything ? ['*'] : types,
          withGuestData,
          ...(description && { description }),
        };
        send(webhook, {
          draft: draft.key,
          onError,
          onSuccess({ secret }) {
            onAdded(webhook.url, secret);
          },
        });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label="Webhook URL"
        extra="A public https address"
        rules={required('Enter an address that starts with https://.')}
      >
        <Input
          required
          autoFocus
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={limits.url.maxLength}
        />
      </Form.Item>
      <Form.Item name="description" label="Description (optional)">
        <Input autoComplete="off" maxLength={limits.description.maxLength} />
      </Form.Item>
      <Form.Item name="isEverything" valuePropName="checked" style={{ marginBottom: 12 }}>
        <Checkbox>All events, including ones added later</Checkbox>
      </Form.Item>
      <Form.Item dependencies={['isEverything']} noStyle>
        {({ getFieldValue }) =>
          getFieldValue('isEverything') === false && (
            <Form.Item
              name="types"
              label="Events"
              rules={[{ required: true, type: 'array', min: 1, message: 'Choose at least one.' }]}
            >
              <Checkbox.Group
                className="gapped"
                options={eventTypes.map(({ type, means }) => ({ value: type, label: `${means} (${type})` }))}
              />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="withGuestData" valuePropName="checked" style={{ marginBottom: 12 }}>
        <Checkbox>Include guests’ names, contact details and special requests</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
