export { useComeBack } from './api/use-come-back';
export { DirectoryButton } from './ui/directory-button';
export { SignInForm } from './ui/sign-in-form';
