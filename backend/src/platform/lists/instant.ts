/** As lists write instants: `2026-11-27T15:00:00.000Z`, of a year that PostgreSQL knows as well. */
export function isInstant(text: string): boolean {
  const instant = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
}
