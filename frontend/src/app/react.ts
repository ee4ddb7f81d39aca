/** Stands in React's own file, so that React is set up in the task in which that file runs and not in the next one. */
export { hydrateRoot } from 'react-dom/client';
