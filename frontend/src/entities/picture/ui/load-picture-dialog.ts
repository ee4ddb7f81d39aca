/** Fetched when somebody looks for a picture. */
export const loadPictureDialog = async () => (await import('./picture-dialog')).PictureDialog;
