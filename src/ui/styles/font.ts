import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/** Fetches the typeface. No screen ever waits for it: until then the text is in one that takes as much room (base.css). */
export async function loadFont(): Promise<void> {
  const face = new FontFace('Archivo', `url(${archivo}) format('woff2')`, { weight: '100 900' });
  document.fonts.add(await face.load());
}
