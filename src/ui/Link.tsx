import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/**
 * A link inside the app, made of the router's own hooks: the router's component brings along prefetching for frameworks
 * and addresses outside of the app.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  // Undefined, it replaces the entry of the same address, as browsers do.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(replace !== undefined && { replace }), state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link to a part of the app, which says whether the page is in it; `also` is in it at an address of its own. */
export function NavLink({ to, also = to, ...rest }: LinkProps & { to: string; also?: string | undefined }) {
  const here = `${useLocation().pathname.toLowerCase()}/`;
  const isHere = [to, also].some((path) => here.startsWith(`${path}/`));
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
