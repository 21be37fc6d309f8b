import { keepEmbed } from '../embedding/keep-embed.ts';
import { browserHistory } from './browser-history.ts';

export interface NavigateOptions {
  /** Takes the place of the address that is left: going back does not lead there again. */
  readonly replace?: boolean;
  /** Handed to the page that opens; lasts over a reload. */
  readonly state?: Readonly<Record<string, unknown>> | undefined;
}

/** Leads to an address of the app. All ways end here, so that none of them loses embedded mode. */
export function navigate(to: string, { replace = false, state = {} }: NavigateOptions = {}): void {
  const history = browserHistory();
  const address = keepEmbed(to, history.location.search);
  if (replace) history.replace(address, state);
  else history.push(address, state);
}
