export { FirstOwnerPage as default } from '@/pages/login';
