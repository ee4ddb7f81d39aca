export { PublishDialog } from './publish-dialog';
export { VersionsDialog } from './versions-dialog';
