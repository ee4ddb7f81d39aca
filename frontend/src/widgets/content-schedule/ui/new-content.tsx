export { NewContentDialog as NewContent } from '@/features/content/write-content';
