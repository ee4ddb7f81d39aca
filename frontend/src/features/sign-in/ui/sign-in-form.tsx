import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { errorText, type Role } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { useSignIn } from '../api/use-sign-in';
import styles from './sign-in-form.module.css';

const CLEARED_AFTER_MS = 100;

const credentials = z.object({
  email: z.email('Please enter a valid email address'),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

const FAILED: Record<Role, string> = {
  admin: 'Invalid email or password',
  manager: 'Please check your credentials',
  staff: 'Invalid email or password',
};
const WELCOME: Partial<Record<Role, string>> = { staff: 'Welcome back! Redirecting to staff dashboard...' };

type Errors = Partial<Record<'email' | 'password', string>>;

export function SignInForm({ role }: { role: Role }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, isPending, error } = useSignIn(role);
  const navigate = useNavigate();

  // What a browser fills in by itself is not what the person at this tablet wants to use.
  useEffect(() => {
    const clearing = setTimeout(() => form.current?.reset(), CLEARED_AFTER_MS);
    return () => {
      clearTimeout(clearing);
    };
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { data, error: invalid } = credentials.safeParse(fields);
    const found = invalid ? messages(invalid) : {};
    setErrors(found);
    if (!data) {
      if (role === 'staff' && (!fields['email'] || !fields['password'])) {
        toast({
          title: 'Missing information',
          description: 'Please enter both email and password',
          variant: 'destructive',
        });
      }
      form.current?.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus();
      return;
    }
    mutate(data, {
      onSuccess: () => {
        toast({ title: 'Login successful', description: WELCOME[role] });
        void navigate(`/${role}/dashboard`, { replace: true });
      },
      onError: (failure) => {
        toast({ title: 'Login failed', description: errorText(failure, FAILED[role]), variant: 'destructive' });
      },
    });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      {error && (
        <p role="alert" className={styles.alert}>
          {errorText(error, 'Login failed. Please check your credentials.')}
        </p>
      )}
      <Field name="email" label="Email" type="email" autoComplete="username" error={errors.email} />
      <Field name="password" label="Password" type="password" autoComplete="current-password" error={errors.password} />
      <button type="submit" className={styles.login} disabled={isPending}>
        {isPending ? 'Logging in...' : 'Login'}
      </button>
      <Link to="/" className={styles.website}>
        View Website
      </Link>
    </form>
  );
}

interface FieldProps {
  name: 'email' | 'password';
  label: string;
  type: string;
  autoComplete: string;
  error: string | undefined;
}

function Field({ name, label, error, ...input }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        {...input}
      />
      {error !== undefined && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The first message of each field. */
function messages(error: z.core.$ZodError): Errors {
  const firstOf = (field: string) => error.issues.find(({ path }) => path[0] === field)?.message;
  return { email: firstOf('email'), password: firstOf('password') };
}
