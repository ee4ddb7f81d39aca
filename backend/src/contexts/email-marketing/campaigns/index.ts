export { CampaignsModule } from './campaigns.module.js';
export { type LeavingCampaign, LeavingTodayQuery } from './adapters/persistence/campaigns.query.js';
