import { Card } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { ChoosePasswordForm, FirstOwnerForm, ForgotPasswordForm } from '@/features/change-password';
import type { Role } from '@/shared/api';
import { SignInLayout } from '@/widgets/sign-in-screen';

/** The role in the URL. */
const useRole = () => useLocation().pathname.split('/')[1] as Role;

export function ForgotPasswordPage() {
  const role = useRole();
  return (
    <SignInLayout title="Forgot your password?">
      <Card>
        <ForgotPasswordForm role={role} />
      </Card>
      <Link to={`/${role}/login`}>Back to login</Link>
    </SignInLayout>
  );
}

/** The emailed link has its token after the `#`. */
export function ChoosePasswordPage() {
  const role = useRole();
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  return (
    <SignInLayout title="Choose your password">
      <meta name="robots" content="noindex" />
      <Card>
        <ChoosePasswordForm
          role={role}
          token={token}
          onDone={() => void navigate(`/${role}/login`, { replace: true })}
        />
      </Card>
      <Link to={`/${role}/forgot-password`}>Request a new link</Link>
    </SignInLayout>
  );
}

/** The link in the log of a new server has its token after the `#`. */
export function FirstOwnerPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  return (
    <SignInLayout title="Create the owner’s account">
      <meta name="robots" content="noindex" />
      <Card>
        <FirstOwnerForm token={token} onDone={() => void navigate('/admin/login', { replace: true })} />
      </Card>
      <Link to="/admin/login">Back to login</Link>
    </SignInLayout>
  );
}
