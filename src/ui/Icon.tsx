import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  icon: IconNode;
  className?: string | undefined;
}

/** Decorative: the words beside it, or the name of its button, tell the same. */
export function Icon({ icon, className }: IconProps) {
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', className: className ? `icon ${className}` : 'icon', 'aria-hidden': true },
    ...icon.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
