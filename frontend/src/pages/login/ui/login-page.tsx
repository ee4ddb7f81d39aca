import { useLocation } from 'react-router';
import type { Role } from '@/shared/api';
import { SignInScreen } from '@/widgets/sign-in-screen';

/** The login of the role in the URL. */
export function LoginPage() {
  const [, role] = useLocation().pathname.split('/');
  return <SignInScreen key={role} role={role as Role} />;
}
