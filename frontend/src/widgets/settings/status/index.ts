export { ServerStatus } from './ui/server-status';
export { ProvenBackup } from './ui/proven-backup';
export { Restored } from './ui/restored';
export { StatusPanel } from './ui/status-panel';
