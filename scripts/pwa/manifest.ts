import type { ManifestOptions } from 'vite-plugin-pwa';
import type { ValueOf } from '../content/kinds.ts';

/** What a device needs to install the app. Names come from the content, pictures from scripts/pwa/pictures.ts. */
export function webManifest({ name, description }: ValueOf<'app'>, base: string): Partial<ManifestOptions> {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: `${base}icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const screenshot = (file: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
    src: `${base}screenshots/${file}`,
    sizes,
    type: 'image/png',
    form_factor,
    label,
  });
  return {
    id: base,
    start_url: base,
    scope: base,
    lang: 'fr',
    dir: 'ltr',
    name,
    short_name: name,
    description,
    display: 'standalone',
    theme_color: '#f5f6f4',
    background_color: '#f5f6f4',
    categories: ['sports', 'fitness', 'health'],
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('any-192.png', '192x192', 'any'),
      icon('any-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
      icon('monochrome-512.png', '512x512', 'monochrome'),
    ],
    screenshots: [
      screenshot('programme-narrow.png', '720x1480', 'narrow', 'Le programme, semaine par semaine'),
      screenshot('week-narrow.png', '720x1480', 'narrow', 'Une semaine, jour par jour'),
      screenshot('workout-narrow.png', '720x1480', 'narrow', 'Une séance et ses exercices'),
      screenshot('programme-wide.png', '1280x800', 'wide', 'Le programme, semaine par semaine'),
      screenshot('race-wide.png', '1280x800', 'wide', 'La course, tour par tour'),
    ],
    shortcuts: [
      { name: 'Programme', url: `${base}training`, icons: [icon('any-192.png', '192x192', 'any')] },
      { name: 'Guide du jour de course', url: `${base}competition`, icons: [icon('any-192.png', '192x192', 'any')] },
    ],
  };
}
