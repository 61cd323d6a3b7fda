export { runCampaigns } from './run-campaigns.ts';
