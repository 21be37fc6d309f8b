import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { browserHistory } from './browser-history.ts';
import { navigate } from './navigate.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/** Shows a link to another page of the app. Clicks for a new tab or a download are left to the browser. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target !== undefined) return;
    event.preventDefault();
    navigate(to, { replace: to === browserHistory().location.href });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
