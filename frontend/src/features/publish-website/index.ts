export { PublishDialog } from './publish-dialog';
export { publishedLine, VersionsDialog } from './versions-dialog';
