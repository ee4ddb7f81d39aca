export { type ContentType, contentTypes } from './model/submission';
export { SubmitContentForm } from './ui/submit-content-form';
