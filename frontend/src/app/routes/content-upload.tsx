export { ContentUploadPage as default } from '@/pages/content-upload';
