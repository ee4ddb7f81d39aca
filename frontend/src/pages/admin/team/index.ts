export { AdminTeamPage } from './ui/admin-team-page';
