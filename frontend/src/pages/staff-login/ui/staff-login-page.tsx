import { SignInScreen } from '@/widgets/sign-in-screen';

export const StaffLoginPage = () => <SignInScreen role="staff" title="Staff Login" hint="Demo credentials" />;
