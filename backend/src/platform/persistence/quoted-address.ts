/** A pattern of PostgreSQL (to be used without regard to case) for an address as it stands in a text, and not as a part of a longer one. */
export function quotedAddress(address: string): string {
  const itself = address.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`);
  return String.raw`(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])${itself}(?![[:alnum:]-]|\.[[:alnum:]])`;
}
