/** Hands a text to the visitor as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
