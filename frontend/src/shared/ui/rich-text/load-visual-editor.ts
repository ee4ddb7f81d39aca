/** Fetched only when somebody writes: it is heavier than everything else around it. */
export const loadVisualEditor = async () => (await import('./visual-editor')).VisualEditor;
