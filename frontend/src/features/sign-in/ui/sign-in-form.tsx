import { Alert, Button, Form, type FormInstance, Input } from 'antd';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router';
import { openStatus } from '@/entities/restaurant';
import { type Credentials, keepLocalRecord, readReturnState, sessionCalls, sessionQueries } from '@/entities/session';
import { ApiError, errorText, fieldErrors, isProblem, type Mutation, type Role, useRestMutation } from '@/shared/api';
import { PrefetchPage } from '@/shared/ui/prefetch';
import { toast } from '@/shared/ui/toast';

const FAILED: Record<Role, string> = {
  admin: 'Invalid email or password',
  manager: 'Please check your credentials',
  staff: 'Invalid email or password',
};
/** The person canceled, or the browser has no passkey for this site, or does not support passkeys. */
const NO_PASSKEY = 'No passkey was used. Please try again, or use your password.';
const WELCOME: Partial<Record<Role, string>> = { staff: 'Welcome back! Redirecting to staff dashboard...' };

/** The password was right, but the second step is missing or wrong. */
const asksSecondStep = (error: Error) => isProblem(error, 'second-step-required');

/** The accepted second steps: an app's 'code', or a 'passkey'. */
function secondStepsOf(error: Error): readonly string[] {
  const problem: object | null = error instanceof ApiError ? error.problem : null;
  return problem && 'secondSteps' in problem && Array.isArray(problem.secondSteps)
    ? problem.secondSteps.map(String)
    : ['code'];
}

interface Entered extends Credentials {
  /** Uses a passkey instead of a code. */
  withPasskey?: boolean;
}

const welcome = (role: Role) => () => ({ title: 'Login successful', description: WELCOME[role] });

/** WebAuthn code is loaded when someone uses it. */
const authenticator = () => import('../api/login-with-passkey');
const loginWithBoth = async (role: Role, credentials: Credentials) =>
  (await authenticator()).loginWithBoth(role, credentials);

const signIn = (role: Role): Mutation<Entered> => ({
  async send({ withPasskey = false, ...credentials }, { client }) {
    const account = await (withPasskey ? loginWithBoth(role, credentials) : sessionCalls[role].login(credentials));
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: welcome(role),
  failed({ withPasskey }, error) {
    if (asksSecondStep(error) && Object.keys(fieldErrors(error)).length === 0) return undefined;
    return { title: 'Login failed', description: withPasskey ? NO_PASSKEY : FAILED[role] };
  },
});

const signInWithPasskey = (role: Role): Mutation<null> => ({
  async send(_, { client }) {
    const account = await (await authenticator()).loginWithPasskey(role);
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: welcome(role),
  failed: () => ({ title: 'Login failed', description: NO_PASSKEY }),
});

const useSignInWithPasskey = (role: Role) => useRestMutation(signInWithPasskey(role));
const useSignIn = (role: Role) => useRestMutation(signIn(role));

const CLEARED_AFTER_MS = 100;

/**
 * Clears autofilled fields once, since they may belong to another person at this tablet. Typed text stays, also from before hydration.
 * Returns a function that reads the fields into the form, because not every password manager fires events.
 */
function useTypedFields(area: RefObject<HTMLElement | null>, form: FormInstance): () => void {
  useEffect(() => {
    const filled = area.current;
    if (!filled) return;
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) target.dataset['typed'] = '';
    };
    filled.addEventListener('beforeinput', mark);
    read(form, fieldsIn(area).filter(isTyped));
    const clearing = setTimeout(() => {
      for (const field of fieldsIn(area)) {
        if (isTyped(field)) continue;
        field.value = '';
        form.setFieldValue(field.id, '');
      }
    }, CLEARED_AFTER_MS);
    return () => {
      clearTimeout(clearing);
      filled.removeEventListener('beforeinput', mark);
    };
  }, [area, form]);

  return () => {
    read(form, fieldsIn(area));
  };
}

const fieldsIn = (area: RefObject<HTMLElement | null>) => [...(area.current?.querySelectorAll('input') ?? [])];

/** `app/start` marks fields that were typed into before hydration. */
const isTyped = (field: HTMLElement) => 'typed' in field.dataset;

function read(form: FormInstance, fields: readonly HTMLInputElement[]) {
  for (const { id, value } of fields) if (value !== form.getFieldValue(id)) form.setFieldValue(id, value);
}

interface SignInValues {
  email: string;
  password: string;
  code?: string;
}

/** Staff start with the service day during opening hours, otherwise with the requests. */
const startOf = (role: Role) => `/${role}/dashboard${role === 'staff' && openStatus().isOpen ? '?service=today' : ''}`;

const never = () => () => undefined;

/** Prerendered: what is typed and submitted before hydration is sent afterwards. */
export function SignInForm({ role }: { role: Role }) {
  const [form] = Form.useForm<SignInValues>();
  const { send, isPending, error: refused } = useSignIn(role);
  const passkey = useSignInWithPasskey(role);
  const [way, setWay] = useState<'password' | 'passkey' | 'both'>('password');
  const error = way === 'passkey' ? passkey.error : refused;
  const navigate = useNavigate();
  const toWebsite = useLinkClickHandler<HTMLElement>('/');
  const returnState = readReturnState(useLocation().state);
  const dashboard = returnState?.from ?? startOf(role);
  const [isUsed, setIsUsed] = useState(false);
  const [secondSteps, setSecondSteps] = useState<readonly string[]>([]);
  const takesCode = secondSteps.includes('code');
  const takesPasskey = secondSteps.includes('passkey');
  const secondStepError = error && asksSecondStep(error) ? error : null;
  const isRefused = error && (!secondStepError || fieldErrors(secondStepError)['passkey'] !== undefined);
  // The prerendered page is the same for everyone.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const area = useRef<HTMLDivElement>(null);
  const readFields = useTypedFields(area, form);

  const enter = () => void navigate(dashboard, { replace: true });

  function askSecondStep(refused: Error) {
    setSecondSteps(secondStepsOf(refused));
    const message = fieldErrors(refused)['code'];
    if (message === undefined) return;
    form.setFields([{ name: 'code', errors: [message] }]);
    form.focusField('code');
  }

  function enterWith(credentials: SignInValues, withPasskey: boolean) {
    setWay(withPasskey ? 'both' : 'password');
    send(
      { ...credentials, withPasskey },
      {
        onSuccess: enter,
        onError: (reason) => {
          if (asksSecondStep(reason)) askSecondStep(reason);
        },
      },
    );
  }

  return (
    <div ref={area}>
      <Form<SignInValues>
        form={form}
        className="gapped"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={{ email: '', password: '' }}
        // Outside a <dialog> this submits nothing, so a click before hydration stays on the page.
        method="dialog"
        noValidate
        autoComplete="off"
        aria-label="Login"
        onInput={() => {
          setIsUsed(true);
        }}
        onSubmitCapture={readFields}
        onFinish={(credentials) => {
          enterWith(credentials, takesPasskey && !takesCode);
        }}
        onFinishFailed={({ values: { email, password } }) => {
          if (role !== 'staff' || (email && password)) return;
          const description = 'Please enter both email and password';
          toast({ title: 'Missing information', description, variant: 'destructive' });
        }}
      >
        {/* Starts while the password is being typed. */}
        {isUsed && <PrefetchPage page={dashboard} />}
        {isHydrated && returnState?.hasEnded && !error && (
          <Alert role="status" type="warning" showIcon title="Your session has ended. Please sign in again." />
        )}
        {secondStepError && !isRefused && !takesCode && (
          <Alert role="status" type="info" showIcon title={errorText(secondStepError, 'Use your passkey as well.')} />
        )}
        {isRefused && (
          <Alert
            type="error"
            showIcon
            title={errorText(error, way === 'password' ? 'Login failed. Please check your credentials.' : NO_PASSKEY)}
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
        {takesCode && (
          <Form.Item
            name="code"
            label="Code from your authenticator app"
            extra="No phone? Enter one of your recovery codes."
            rules={[{ required: true, message: 'Enter the code from your authenticator app.' }]}
          >
            <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={40} autoFocus />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
          {submitText(isPending, takesPasskey && !takesCode)}
        </Button>
        {takesPasskey && takesCode && (
          <Button
            size="large"
            block
            disabled={isPending}
            onClick={() => {
              readFields();
              const { email, password }: SignInValues = form.getFieldsValue();
              enterWith({ email, password }, true);
            }}
          >
            Use a passkey
          </Button>
        )}
        {secondSteps.length === 0 && (
          <Button
            size="large"
            block
            loading={passkey.isPending}
            onClick={() => {
              setWay('passkey');
              passkey.send(null, { onSuccess: enter });
            }}
          >
            Sign in with a passkey
          </Button>
        )}
        <Button href="/" size="large" block onClick={toWebsite}>
          View Website
        </Button>
      </Form>
    </div>
  );
}

function submitText(isPending: boolean, isByPasskey: boolean): string {
  if (isPending) return 'Logging in...';
  return isByPasskey ? 'Use a passkey' : 'Login';
}
