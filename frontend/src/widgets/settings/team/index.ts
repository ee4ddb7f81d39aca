export { Team } from './ui/team';
