export { SegmentsDialog } from './ui/segments-dialog';
