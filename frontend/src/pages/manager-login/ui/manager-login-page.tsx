import { SignInScreen } from '@/widgets/sign-in-screen';

export const ManagerLoginPage = () => (
  <SignInScreen role="manager" title="Site Manager Login" hint="Demo credentials" />
);
