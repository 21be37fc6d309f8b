import { keepEmbed } from '../embedding/keep-embed.ts';
import { browserHistory } from './browser-history.ts';

export interface NavigateOptions {
  /** True when the new address replaces the current one: going back skips it. */
  readonly replace?: boolean;
  /** State for the page that opens; it survives a reload. */
  readonly state?: Readonly<Record<string, unknown>> | undefined;
}

/** Opens an address of the app. All navigation uses it, so that embedded mode is not lost. */
export function navigate(to: string, { replace = false, state = {} }: NavigateOptions = {}): void {
  const history = browserHistory();
  const address = keepEmbed(to, history.location.search);
  if (replace) history.replace(address, state);
  else history.push(address, state);
}
