export { useSignInWithDirectory } from './api/sign-in-with-directory';
export { DirectoryButton } from './ui/directory-button';
export { SignInForm } from './ui/sign-in-form';
