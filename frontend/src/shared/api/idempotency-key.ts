const keys = new WeakMap<object, string>();

/**
 * One key per intent. The automatic retry of a mutation passes the very same variables object again,
 * and so does a form that is sent a second time unchanged after a lost connection.
 */
export function idempotencyKey(intent: object): string {
  const key = keys.get(intent) ?? randomHex();
  keys.set(intent, key);
  return key;
}

// crypto.randomUUID is missing on plain http origins other than localhost.
export const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
