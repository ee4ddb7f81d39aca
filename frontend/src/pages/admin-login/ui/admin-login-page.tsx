import { SignInScreen } from '@/widgets/sign-in-screen';

export const AdminLoginPage = () => <SignInScreen role="admin" title="Admin Login" hint="Owner accounts" />;
