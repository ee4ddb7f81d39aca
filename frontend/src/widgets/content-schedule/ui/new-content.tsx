export { NewContentDialog as NewContent } from '@/features/write-content';
