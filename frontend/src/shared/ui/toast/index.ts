export { toast, type ToastMessage } from './toast-store';
export { Toaster } from './toaster';
