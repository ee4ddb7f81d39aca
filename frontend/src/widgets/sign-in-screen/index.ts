export { SignInLayout } from './ui/sign-in-layout';
export { SignInScreen } from './ui/sign-in-screen';
