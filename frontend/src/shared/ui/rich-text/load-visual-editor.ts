/** Loaded only when someone writes: it is larger than everything else on the page. */
export const loadVisualEditor = async () => (await import('./visual-editor')).VisualEditor;
