/** A case-insensitive PostgreSQL pattern that finds an address in a text, but not as part of a longer address. */
export function quotedAddress(address: string): string {
  const itself = address.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`);
  return String.raw`(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])${itself}(?![[:alnum:]-]|\.[[:alnum:]])`;
}
