import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/**
 * Fetches the typeface: at once when it is on the device, else once the page is `painted`, in a typeface that
 * takes as much room (base.css). No screen ever waits for it.
 */
export async function loadFont(painted: Promise<void>): Promise<void> {
  if (!navigator.serviceWorker?.controller) await painted;
  const face = new FontFace('Archivo', `url(${archivo}) format('woff2')`, { weight: '100 900' });
  document.fonts.add(await face.load());
}
