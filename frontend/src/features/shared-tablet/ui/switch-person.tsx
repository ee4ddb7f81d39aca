import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { queueKeyOf, sharedTabletQueries, type TabletPerson } from '@/entities/session';
import { countQueued, errorText, fieldErrors, isProblem } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { showRefusal } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { useSwitchPerson } from '../api';
import { PinInput } from './pin-input';
import styles from './shared-tablet.module.css';

/**
 * Opens the staff dashboard as a new page, which has nothing of the person before: no data, no call that is under way, no open dialog.
 * Only the day of service stays.
 */
export function openStaffDashboard(): void {
  const day = new URLSearchParams(window.location.search).get('service');
  window.location.assign(day ? `/staff/dashboard?service=${encodeURIComponent(day)}` : '/staff/dashboard');
}

interface SwitchPersonProps {
  /** Who is signed in now; undefined on a locked tablet. */
  currentId?: string | undefined;
  onSwitched: () => void;
}

/** The names of the staff who have a PIN, then the PIN of the chosen one. */
export function SwitchPerson({ currentId, onSwitched }: SwitchPersonProps) {
  const answer = useQuery(sharedTabletQueries.people());
  const [chosen, setChosen] = useState<TabletPerson>();
  if (chosen) {
    return (
      <PinForm
        key={chosen.id}
        person={chosen}
        onSwitched={onSwitched}
        onBack={() => {
          setChosen(undefined);
        }}
      />
    );
  }
  return (
    <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load the names.">
      {(all) => {
        const people = all.filter(({ id }) => id !== currentId);
        if (people.length === 0) {
          return (
            <EmptyState
              text="No one else has a PIN yet."
              hint="Staff set theirs under Account after signing in with their password."
            />
          );
        }
        return (
          <ul className={styles.people} aria-label="People">
            {people.map((person) => (
              <li key={person.id}>
                <Button
                  className={styles.person}
                  onClick={() => {
                    setChosen(person);
                  }}
                >
                  {person.name}
                  <Unsent count={countQueued(queueKeyOf(person.id))} />
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </AnswerView>
  );
}

/** What someone did here without a connection is sent only under their own name. */
const Unsent = ({ count }: { count: number }) =>
  count > 0 && (
    <small className={styles.unsent}>
      {count === 1 ? '1 change isn’t sent' : `${String(count)} changes aren’t sent`}
    </small>
  );

interface PinFormProps {
  person: TabletPerson;
  onSwitched: () => void;
  onBack: () => void;
}

function PinForm({ person, onSwitched, onBack }: PinFormProps) {
  const [form] = Form.useForm<{ pin: string }>();
  const { send, isPending, error } = useSwitchPerson();
  const isRefused = error !== null && Object.keys(fieldErrors(error)).length === 0;
  return (
    <Form<{ pin: string }>
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      noValidate
      aria-label="Switch person"
      onFinish={({ pin }) => {
        send(
          { staffId: person.id, pin },
          {
            onSuccess: onSwitched,
            onError: (refusal) => {
              form.resetFields();
              showRefusal(form, refusal);
              form.focusField('pin');
            },
          },
        );
      }}
    >
      {isRefused && (
        <Alert
          className={styles.alert}
          type="error"
          showIcon
          title={errorText(error, 'Couldn’t check the PIN. Check your connection and try again.')}
          action={isProblem(error, 'pin-locked') && <Link to="/staff/login">Sign in</Link>}
        />
      )}
      <Form.Item name="pin" label={`PIN of ${person.name}`} rules={[{ required: true, message: 'Enter your PIN.' }]}>
        <PinInput autoFocus size="large" />
      </Form.Item>
      <Flex gap="small" wrap style={{ marginTop: 16 }}>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={isPending}>
          {isPending ? 'Switching...' : 'Switch'}
        </Button>
      </Flex>
    </Form>
  );
}
