/** The bistro's window, as an illustration for empty states. */
export const Window = () => (
  <svg width="56" height="72" viewBox="0 0 56 72" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden>
    <path d="M3 69V28a25 25 0 0 1 50 0v41z" strokeWidth="4" />
    <path d="M28 3v66M3 46h50M3 28h50M15 8l13 20L41 8" />
    <path d="M28 34l6 6-6 6-6-6z" fill="var(--amber)" />
  </svg>
);
