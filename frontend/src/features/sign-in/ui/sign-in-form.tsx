import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { Link, PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { readWayBack } from '@/entities/session';
import { errorText, type Role } from '@/shared/api';
import { Field, useRefusal } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useSignIn } from '../api/use-sign-in';
import styles from './sign-in-form.module.css';
import { useClearedFields } from './use-cleared-fields';

const credentials = z.object({
  email: z.email('Please enter a valid email address'),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

const never = () => () => undefined;

/** Stands in the served page: what is typed and sent before the scripts have arrived is sent once they are there. */
export function SignInForm({ role }: { role: Role }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending, error } = useSignIn(role);
  const navigate = useNavigate();
  const wayBack = readWayBack(useLocation().state);
  const dashboard = wayBack?.from ?? `/${role}/dashboard`;
  const [isUsed, setIsUsed] = useState(false);
  // The served page is the same for everybody.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useClearedFields(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { data, error: invalid } = credentials.safeParse(fields);
    if (data) {
      refuse({});
      send(data, { onSuccess: () => void navigate(dashboard, { replace: true }) });
      return;
    }
    if (role === 'staff' && (!fields['email'] || !fields['password'])) {
      const description = 'Please enter both email and password';
      toast({ title: 'Missing information', description, variant: 'destructive' });
    }
    refuse(Object.fromEntries(invalid.issues.map(({ path, message }) => [String(path[0]), message])));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      // Outside a dialog this sends nothing: a click that comes before the scripts must not leave the page.
      method="dialog"
      onSubmit={submit}
      onInput={(event) => {
        correct(event);
        setIsUsed(true);
      }}
      noValidate
      autoComplete="off"
      aria-label="Login"
    >
      {/* While the password is typed. */}
      {isUsed && <PrefetchPageLinks page={dashboard} />}
      {isAlive && wayBack?.hasEnded && !error && (
        <p role="status" className={styles.remark}>
          Your session has ended. Please sign in again.
        </p>
      )}
      {error && (
        <p role="alert" className={styles.alert}>
          {errorText(error, 'Login failed. Please check your credentials.')}
        </p>
      )}
      <Field name="email" label="Email" error={errorOf('email')}>
        {(field) => <input {...field} type="email" autoComplete="username" />}
      </Field>
      <Field name="password" label="Password" error={errorOf('password')}>
        {(field) => <input {...field} type="password" autoComplete="current-password" />}
      </Field>
      <button type="submit" className={styles.login} disabled={isPending}>
        {isPending ? 'Logging in...' : 'Login'}
      </button>
      <Link to="/" className={styles.website}>
        View Website
      </Link>
    </form>
  );
}
