import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex, Form, Input, Typography } from 'antd';
import { useEffect } from 'react';
import { formatMoment } from '@/entities/restaurant';
import {
  draftKey,
  findPushSubscription,
  type PushChoices,
  pushCalls,
  type PushDevice,
  pushQueries,
  registerPushWorker,
} from '@/entities/session';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, showRefusal, useDraftForm } from '@/shared/ui/dialogs';

const OFFLINE = 'Check your connection and try again.';

class NotAllowed extends Error {}

/** Asks for permission, subscribes at the browser's push service, and registers the subscription. @throws NotAllowed */
async function turnOn(role: Role, publicKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const { pushManager } = await registerPushWorker();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return pushCalls.add(role, { endpoint, p256dh, auth });
}

function changesOf(role: Role) {
  const invalidates = [pushQueries.devices(role).queryKey];
  const starting: Mutation<{ publicKey: string }, PushDevice> = {
    send: ({ publicKey }) => turnOn(role, publicKey),
    done: () => ({ title: 'Notifications are on' }),
    failed: (_, error) => ({
      title: 'Couldn’t turn on notifications',
      description:
        error instanceof NotAllowed
          ? 'The browser did not allow them. Allow notifications for this site in the browser’s settings.'
          : OFFLINE,
    }),
    invalidates,
  };
  const choosing: Mutation<PushChoices & { id: string }> = {
    send: ({ id, ...choices }) => pushCalls.change(role, id, choices),
    done: () => ({ title: 'Notifications saved' }),
    failed: () => ({ title: 'Couldn’t save the notifications', description: OFFLINE }),
    invalidates,
  };
  const removing: Mutation<{ id: string; isHere: boolean }> = {
    async send({ id, isHere }) {
      await pushCalls.remove(role, id);
      if (isHere) await (await findPushSubscription())?.unsubscribe();
    },
    done: ({ isHere }) => ({ title: isHere ? 'Notifications are off' : 'Device removed' }),
    failed: () => ({ title: 'Couldn’t turn off the notifications', description: OFFLINE }),
    invalidates,
  };
  const testing: Mutation<string> = {
    send: (id) => pushCalls.test(role, id),
    done: () => ({ title: 'Test sent', description: 'It appears within a few seconds.' }),
    failed: () => ({ title: 'Couldn’t send the test', description: OFFLINE }),
  };
  return { starting, choosing, removing, testing };
}

interface NotificationsDialogProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

/** Lets a person choose what their phone or computer notifies them of. */
export function NotificationsDialog({ role, open, onClose }: NotificationsDialogProps) {
  return (
    <Dialog title="Notifications" open={open} onCancel={onClose} footer={null} destroyOnHidden>
      <OwnDevices role={role} />
    </Dialog>
  );
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function OwnDevices({ role }: { role: Role }) {
  const answer = useQuery(pushQueries.devices(role));
  const here = useQuery({
    queryKey: ['push-here'],
    queryFn: async () => (await findPushSubscription())?.endpoint ?? null,
    staleTime: 0,
  });
  const { starting, removing } = changesOf(role);
  const start = useRestMutation(starting);
  const remove = useRestMutation(removing);
  const { refetch } = here;
  const isSettled = !start.isPending && !remove.isPending;
  useEffect(() => {
    if (isSettled) void refetch();
  }, [isSettled, refetch]);

  return (
    <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load your devices.">
      {({ publicKey, kinds, devices }) => {
        const own = devices.find(({ endpoint }) => endpoint === here.data);
        const others = devices.filter((device) => device !== own);
        return (
          <Flex vertical gap="middle">
            {!own && <NotHereYet isPending={start.isPending} onStart={() => start.send({ publicKey })} />}
            {own && (
              <Choices
                key={own.id}
                role={role}
                device={own}
                kinds={kinds}
                isEnding={remove.isPending}
                onEnd={() => remove.send({ id: own.id, isHere: true })}
              />
            )}
            {others.length > 0 && (
              <section aria-labelledby="other-devices">
                <Typography.Title level={5} id="other-devices">
                  Other devices
                </Typography.Title>
                <ul>
                  {others.map(({ id, name, createdAt }) => (
                    <li key={id}>
                      <Flex gap="small" align="center" justify="space-between">
                        <span>
                          {name}, since {formatMoment(createdAt)}
                        </span>
                        <Button
                          aria-label={`Remove ${name}`}
                          loading={remove.isPending}
                          onClick={() => {
                            remove.send({ id, isHere: false });
                          }}
                        >
                          Remove
                        </Button>
                      </Flex>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </Flex>
        );
      }}
    </AnswerView>
  );
}

function NotHereYet({ isPending, onStart }: { isPending: boolean; onStart: () => void }) {
  if (!isSupported()) {
    return (
      <p>
        {/iPhone|iPad/.test(navigator.userAgent)
          ? 'On an iPhone or iPad, add this page to the home screen first: tap Share, then “Add to Home Screen”. Open it from there and turn on notifications.'
          : 'This browser can’t show notifications. Try a recent version of Chrome, Edge, Firefox or Safari.'}
      </p>
    );
  }
  return (
    <>
      <p>
        Be notified on this device, also when the dashboard is closed. You choose what and when, and names of guests
        stay hidden unless you allow them.
      </p>
      <div>
        <Button type="primary" loading={isPending} onClick={onStart}>
          Turn on notifications
        </Button>
      </div>
    </>
  );
}

interface ChoicesProps {
  role: Role;
  device: PushDevice;
  kinds: readonly { name: PushDevice['kinds'][number]; label: string }[];
  isEnding: boolean;
  onEnd: () => void;
}

function Choices({ role, device, kinds, isEnding, onEnd }: ChoicesProps) {
  const { id, kinds: chosen, showsDetails, quietFrom, quietUntil } = device;
  const saved = { kinds: chosen, showsDetails, quietFrom: quietFrom ?? '', quietUntil: quietUntil ?? '' };
  const draft = useDraft(draftKey(role, `push/${id}`), saved);
  const draftForm = useDraftForm(draft);
  const { choosing, testing } = changesOf(role);
  const choose = useRestMutation(choosing);
  const test = useRestMutation(testing);
  return (
    <Form<typeof saved>
      {...draftForm}
      name="notifications"
      layout="vertical"
      noValidate
      aria-label="Notifications on this device"
      onFinish={(values) => {
        choose.send(
          { id, ...values, quietFrom: values.quietFrom || null, quietUntil: values.quietUntil || null },
          {
            draft: draft.key,
            onError(error) {
              showRefusal(draftForm.form, error);
            },
          },
        );
      }}
    >
      <Form.Item name="kinds" label="Notify this device of">
        <Checkbox.Group>
          <Flex vertical gap="small">
            {kinds.map(({ name, label }) => (
              <Checkbox key={name} value={name}>
                {label}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      </Form.Item>
      <Flex gap="middle" wrap>
        <Form.Item name="quietFrom" label="Quiet from (optional)">
          <Input type="time" />
        </Form.Item>
        <Form.Item name="quietUntil" label="Quiet until (optional)">
          <Input type="time" />
        </Form.Item>
      </Flex>
      <Form.Item name="showsDetails" valuePropName="checked" extra="Anyone who sees the locked screen can read them.">
        <Checkbox>Show names and details of guests</Checkbox>
      </Form.Item>
      <Flex gap="small" wrap>
        <Button type="primary" htmlType="submit" loading={choose.isPending}>
          Save
        </Button>
        <Button
          loading={test.isPending}
          onClick={() => {
            test.send(id);
          }}
        >
          Send a test
        </Button>
        <Button danger loading={isEnding} onClick={onEnd}>
          Turn off
        </Button>
      </Flex>
    </Form>
  );
}
