export { CommentsDialog } from './ui/comments-dialog';
