export { CampaignsModule } from './campaigns.module.js';
export { type LeavingCampaign, CampaignNumbers } from './adapters/persistence/campaigns.query.js';
