export { CorrectNameForm } from './ui/correct-name-form';
