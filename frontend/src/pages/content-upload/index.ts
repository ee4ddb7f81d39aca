export { ContentUploadPage } from './ui/content-upload-page';
