import { useEffect, useEffectEvent, useState } from 'react';
import { browserHistory } from './browser-history.ts';

/** Where a way out of the page stands: nothing asks to leave, or someone has to decide. */
export type Blocker = { readonly state: 'unblocked' } | BlockedWay;

export interface BlockedWay {
  readonly state: 'blocked';
  /** Leads where it was stopped. */
  readonly proceed: () => void;
  /** Stays, as if nothing had been pressed. */
  readonly reset: () => void;
}

const UNBLOCKED: Blocker = { state: 'unblocked' };

/**
 * Stops what leads to another path while `stops` says so: links, calls, and the browser's own buttons. The address
 * stays that of the page until it is decided.
 */
export function useBlocker(stops: () => boolean): Blocker {
  const [blocker, setBlocker] = useState<Blocker>(UNBLOCKED);
  const stopsNow = useEffectEvent(stops);
  useEffect(() => {
    const history = browserHistory();
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation: here, nextLocation: next, action }) => {
        if (here.pathname === next.pathname || !stopsNow()) return false;
        const steps = next.state.__TSR_index - here.state.__TSR_index;
        const go = () => {
          const past = { ignoreBlocker: true };
          if (action === 'PUSH') history.push(next.href, next.state, past);
          else if (action === 'REPLACE') history.replace(next.href, next.state, past);
          else history.go(steps, past);
        };
        const decide = (then?: () => void) => () => {
          setBlocker(UNBLOCKED);
          then?.();
        };
        setBlocker({ state: 'blocked', proceed: decide(go), reset: decide() });
        return true;
      },
    });
  }, []);
  return blocker;
}
