import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignInWithDirectory } from '@/features/sign-in';
import { errorText, type Role } from '@/shared/api';
import { SignInScreen } from '@/widgets/sign-in-screen';

const ROLES: readonly Role[] = ['admin', 'manager', 'staff'];

/** The directory redirects here with its response, which is sent to the server once. If it fails, this is the login page again. */
export function DirectoryReturnPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { send, error } = useSignInWithDirectory();
  const isSent = useRef(false);

  const come = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    send(search.slice(1), {
      onSuccess: (role) => void navigate(`/${role}/dashboard`, { replace: true }),
    });
  });
  useEffect(() => {
    come();
  }, []);

  if (!error) return <SignInScreen role={null} />;
  return <SignInScreen role={roleIn(search)} refusal={errorText(error, 'Couldn’t sign you in. Please try again.')} />;
}

/** The `state` parameter begins with the role of the login page. */
function roleIn(search: string): Role {
  const [begun] = new URLSearchParams(search).get('state')?.split('.') ?? [];
  return ROLES.find((role) => role === begun) ?? 'staff';
}
