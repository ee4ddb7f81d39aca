export { HouseStatus } from './ui/house-status';
export { ProvenBackup } from './ui/proven-backup';
export { Restored } from './ui/restored';
export { StatusPanel } from './ui/status-panel';
