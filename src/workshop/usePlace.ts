import { useLocation, useNavigate } from 'react-router-dom';
import type { Place } from './model/places.ts';

/** The form that is open, in the page's address, so that Back leads to the one before. */
export function usePlace(): [Place | undefined, (place: Place) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const file = pathname.slice(1);
  return [
    file ? { file, path: pathOf(search) } : undefined,
    (place) => navigate({ pathname: `/${place.file}`, search: `?${encodeURIComponent(JSON.stringify(place.path))}` }),
  ];
}

function pathOf(search: string): Place['path'] {
  try {
    const path: unknown = JSON.parse(decodeURIComponent(search.slice(1)) || '[]');
    return Array.isArray(path) ? path : [];
  } catch {
    return [];
  }
}
