export { RequirementsForm } from './ui/requirements-form';
