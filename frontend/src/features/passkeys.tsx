import { startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import {
  type Passkey,
  passkeyCalls,
  passkeyQueries,
  type PasskeyRequest,
  sessionQueries,
  withPasskeyIfAsked,
} from '@/entities/session';
import { type Mutation, type OfficeRole, type Role, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, FormDialog, required, showRefusal } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import styles from './passkeys.module.css';

const KNOWN = 'This device already has your passkey.';
const NOT_COMPLETED = 'It was canceled, or you’re offline. Please try again.';

/**
 * Adds a passkey; if an existing one is the second step, it is used first.
 * @throws ApiError; WebAuthnError when the person cancels, or the authenticator has one already
 */
async function add(role: Role, { name, ...proof }: PasskeyRequest): Promise<void> {
  const optionsJSON = await withPasskeyIfAsked(role, proof, (body) => passkeyCalls.begin(role, body));
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await passkeyCalls.add(role, { name, credentialId: id, clientDataJSON, attestationObject, transports });
}

const isKnown = ({ name }: Error) => name === 'InvalidStateError';

function changesOf(role: Role) {
  const invalidates = [passkeyQueries.all(role).queryKey];
  const adding: Mutation<PasskeyRequest, void> = {
    send: (values) => add(role, values),
    done: ({ name }) => ({ title: 'Passkey added', subject: name }),
    failed: (_, error) => ({ title: 'Couldn’t add the passkey', description: isKnown(error) ? KNOWN : NOT_COMPLETED }),
    invalidates,
  };
  const removing: Mutation<Pick<Passkey, 'id' | 'name'> & { password: string }> = {
    send: ({ id, password }) => passkeyCalls.remove(role, id, password),
    done: ({ name }) => ({ title: 'Passkey removed', subject: name }),
    failed: () => ({ title: 'Couldn’t remove the passkey', description: 'Please try again' }),
    invalidates,
  };
  return { adding, removing };
}

const useAddPasskey = (role: Role) => useRestMutation(changesOf(role).adding);
const useRemovePasskey = (role: Role) => useRestMutation(changesOf(role).removing);

interface AddPasskeyProps {
  role: Role;
  onDone: () => void;
}

const AddPasskey = ({ role, ...form }: AddPasskeyProps) =>
  role === 'staff' ? (
    <AddPasskeyForm role={role} asksCode={false} {...form} />
  ) : (
    <AddPasskeyInOffice role={role} {...form} />
  );

function AddPasskeyInOffice({ role, ...form }: AddPasskeyProps & { role: OfficeRole }) {
  const { data: step } = useQuery(sessionQueries.secondStep(role));
  return <AddPasskeyForm role={role} asksCode={step !== undefined && step.since !== null} {...form} />;
}

/** Asks for the password, and a code with two-step sign-in, before the browser's own dialog. */
function AddPasskeyForm({ role, asksCode, onDone }: AddPasskeyProps & { asksCode: boolean }) {
  const [form] = Form.useForm<PasskeyRequest>();
  const { send, isPending } = useAddPasskey(role);

  return (
    <Form<PasskeyRequest>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-label="Add a passkey"
      onFinish={(values) => {
        send(values, {
          onSuccess: onDone,
          onError: (error) => {
            showRefusal(form, error);
          },
        });
      }}
    >
      <Form.Item
        name="name"
        label="Name"
        extra="So you recognize it, such as “My phone”."
        rules={required('Enter a name.')}
      >
        <Input required maxLength={60} autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label="Your password"
        rules={[{ required: true, message: 'Enter your current password.' }]}
      >
        <Input.Password required autoComplete="current-password" />
      </Form.Item>
      {asksCode && (
        <Form.Item
          name="code"
          label="Code from the app"
          extra="No phone? Enter one of your recovery codes."
          rules={[{ required: true, message: 'Enter the code from your app.' }]}
        >
          <Input required inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
        </Form.Item>
      )}
      <Flex gap="small" wrap>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Add
        </Button>
      </Flex>
    </Form>
  );
}

interface PasskeysDialogProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

/** Manages the passkeys that an account can sign in with instead of its password. */
export function PasskeysDialog({ role, open, onClose }: PasskeysDialogProps) {
  return (
    <Dialog title="Passkeys" open={open} onCancel={onClose} footer={null} destroyOnHidden>
      <OwnPasskeys role={role} />
    </Dialog>
  );
}

function OwnPasskeys({ role }: { role: Role }) {
  const answer = useQuery(passkeyQueries.all(role));
  const [isAdding, setIsAdding] = useState(false);
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey>();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isPending } = useRemovePasskey(role);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <Flex vertical gap="middle" align="start" className={styles.part}>
      <p>
        A passkey signs you in with your fingerprint, face or device PIN, without a password or code. It also replaces
        the code after your password. Add one only on a device you don’t share.
      </p>
      <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load this.">
        {(passkeys) =>
          passkeys.length === 0 ? (
            <EmptyState text="No passkeys yet." />
          ) : (
            <Flex component="ul" vertical gap="middle" className={styles.passkeys} aria-label="Your passkeys">
              {passkeys.map((one) => (
                <Flex component="li" gap="middle" align="center" justify="space-between" key={one.id}>
                  <span>
                    <strong className="breaks">{one.name}</strong>
                    <small className="block">
                      Since {formatMoment(one.createdAt)},{' '}
                      {one.usedAt === null ? 'not used yet' : `last used ${formatMoment(one.usedAt)}`}
                    </small>
                  </span>
                  <Button
                    aria-label={`Remove ${one.name}`}
                    onClick={() => {
                      setPasskeyToRemove(one);
                      setIsAsking(true);
                    }}
                  >
                    Remove
                  </Button>
                </Flex>
              ))}
            </Flex>
          )
        }
      </AnswerView>
      {isAdding ? (
        <AddPasskey
          role={role}
          onDone={() => {
            setIsAdding(false);
          }}
        />
      ) : (
        <Button
          type="primary"
          onClick={() => {
            setIsAdding(true);
          }}
        >
          Add a passkey
        </Button>
      )}
      <FormDialog<{ password: string }>
        title={`Remove ${passkeyToRemove?.name ?? ''}?`}
        open={isAsking}
        okText="Remove"
        busyText="Removing..."
        isBusy={isPending}
        onSend={({ password }, onError) => {
          if (passkeyToRemove) send({ ...passkeyToRemove, password }, { onSuccess: close, onError });
        }}
        onClose={close}
      >
        <p>You can no longer sign in with it. Remove it from the device as well.</p>
        <Form.Item
          name="password"
          label="Your password"
          rules={[{ required: true, message: 'Enter your current password.' }]}
        >
          <Input.Password required autoComplete="current-password" />
        </Form.Item>
      </FormDialog>
    </Flex>
  );
}
