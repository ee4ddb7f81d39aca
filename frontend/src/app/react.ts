/** Part of React's own chunk, so that React is set up in the task in which that file runs. */
export { hydrateRoot } from 'react-dom/client';
