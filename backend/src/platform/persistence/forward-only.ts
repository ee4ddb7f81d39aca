/** A released schema is fixed by the next migration; going back means restoring a backup. */
export function forwardOnly(): Promise<void> {
  return Promise.reject(new Error('Migrations only go forward.'));
}
