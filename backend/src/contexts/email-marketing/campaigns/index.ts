export { CampaignsModule } from './campaigns.module.js';
export { type LeavingCampaign, LeavingTodayQuery } from './adapters/persistence/leaving-today.query.js';
