import { Alert, Button, Form, Input } from 'antd';
import { useRef, useState, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLinkClickHandler, useLocation, useNavigate } from 'react-router';
import { readWayBack } from '@/entities/session';
import { errorText, fieldErrors, type Role } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { asksCode, NO_PASSKEY, useSignIn, useSignInWithPasskey } from '../api/use-sign-in';
import styles from './sign-in-form.module.css';
import { useTypedFields } from './use-typed-fields';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

const never = () => () => undefined;

/** Stands in the served page: what is typed and sent before the scripts have arrived is sent once they are there. */
export function SignInForm({ role }: { role: Role }) {
  const [form] = Form.useForm<Credentials>();
  const { send, isPending, error: refused } = useSignIn(role);
  const passkey = useSignInWithPasskey(role);
  const [isByPasskey, setIsByPasskey] = useState(false);
  const error = isByPasskey ? passkey.error : refused;
  const navigate = useNavigate();
  const toWebsite = useLinkClickHandler<HTMLElement>('/');
  const wayBack = readWayBack(useLocation().state);
  const dashboard = wayBack?.from ?? `/${role}/dashboard`;
  const [isUsed, setIsUsed] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  // The served page is the same for everybody.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const area = useRef<HTMLDivElement>(null);
  const readFields = useTypedFields(area, form);

  const enter = () => void navigate(dashboard, { replace: true });

  function showCode(refused: Error) {
    setNeedsCode(true);
    const message = fieldErrors(refused)['code'];
    if (message === undefined) return;
    form.setFields([{ name: 'code', errors: [message] }]);
    form.focusField('code');
  }

  return (
    <div ref={area}>
      <Form<Credentials>
        form={form}
        className={styles.form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={{ email: '', password: '' }}
        // Outside a dialog this sends nothing: a click that comes before the scripts must not leave the page.
        method="dialog"
        noValidate
        autoComplete="off"
        aria-label="Login"
        onInput={() => {
          setIsUsed(true);
        }}
        onSubmitCapture={readFields}
        onFinish={(credentials) => {
          setIsByPasskey(false);
          send(credentials, {
            onSuccess: enter,
            onError: (reason) => {
              if (asksCode(reason)) showCode(reason);
            },
          });
        }}
        onFinishFailed={({ values: { email, password } }) => {
          if (role !== 'staff' || (email && password)) return;
          const description = 'Please enter both email and password';
          toast({ title: 'Missing information', description, variant: 'destructive' });
        }}
      >
        {/* While the password is typed. */}
        {isUsed && <PrefetchPageLinks page={dashboard} />}
        {isAlive && wayBack?.hasEnded && !error && (
          <Alert role="status" type="warning" showIcon title="Your session has ended. Please sign in again." />
        )}
        {error && !asksCode(error) && (
          <Alert
            type="error"
            showIcon
            title={errorText(error, isByPasskey ? NO_PASSKEY : 'Login failed. Please check your credentials.')}
          />
        )}
        <Form.Item
          name="email"
          label="Email"
          rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
        >
          <Input type="email" size="large" autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Password is required' }]}>
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        {needsCode && (
          <Form.Item
            name="code"
            label="Code of your authenticator app"
            extra="Without your telephone, enter one of your recovery codes."
            rules={[{ required: true, message: 'Please enter the code of your authenticator app.' }]}
          >
            <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={40} autoFocus />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
          {isPending ? 'Logging in...' : 'Login'}
        </Button>
        <Button
          size="large"
          block
          loading={passkey.isPending}
          onClick={() => {
            setIsByPasskey(true);
            passkey.send(null, { onSuccess: enter });
          }}
        >
          Sign in with a passkey
        </Button>
        <Button href="/" size="large" block onClick={toWebsite}>
          View Website
        </Button>
      </Form>
    </div>
  );
}
