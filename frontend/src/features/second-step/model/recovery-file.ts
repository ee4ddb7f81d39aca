/** Gives the recovery codes to the person as a text file. */
export function saveRecoveryCodes(codes: readonly string[]): void {
  const text = ['Recovery codes for the back office. Each works once.', '', ...codes, ''].join('\n');
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = 'recovery-codes.txt';
  link.click();
}
