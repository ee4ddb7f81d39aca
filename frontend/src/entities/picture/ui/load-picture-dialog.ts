/** Loaded when someone chooses an image. */
export const loadPictureDialog = async () => (await import('./picture-dialog')).PictureDialog;
