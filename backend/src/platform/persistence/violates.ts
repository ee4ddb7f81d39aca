/** Whether the database refused a statement because of this constraint; TypeORM wraps the driver's error. */
export function violates(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('constraint' in error && error.constraint === constraint) return true;
  return 'driverError' in error && violates(error.driverError, constraint);
}
