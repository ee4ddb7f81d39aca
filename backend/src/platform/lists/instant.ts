/** Format of instants in lists: `2026-11-27T15:00:00.000Z`, in a year that PostgreSQL supports. */
export function isInstant(text: string): boolean {
  const instant = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
}
