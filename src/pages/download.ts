/** Hands a file to the browser, which saves or opens it as the member is used to. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers have only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
