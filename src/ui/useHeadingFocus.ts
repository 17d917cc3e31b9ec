import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { documentTitle } from './documentTitle.ts';

/**
 * Names the document and gives the heading the focus, which announces it: after a step inside the app, or `always` for
 * a screen that takes another's place in the same address. Opening the app leaves the focus alone.
 */
export function useHeadingFocus(title: string, { always = false } = {}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useNavigationType() === NavigationType.Push || always;
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (followed) heading.current?.focus();
  }, [followed]);
  return heading;
}
