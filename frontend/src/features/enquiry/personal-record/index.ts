export { PersonalRecordDialog } from './ui/personal-record-dialog';
