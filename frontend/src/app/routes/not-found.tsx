export { NotFoundPage as default } from '@/pages/not-found';
