import { useEffect, useEffectEvent, useState } from 'react';
import { browserHistory } from './browser-history.ts';

/** State of leaving the page: nothing asks to leave, or the person must decide. */
export type Blocker = { readonly state: 'unblocked' } | BlockedWay;

export interface BlockedWay {
  readonly state: 'blocked';
  /** Continues to the address that was blocked. */
  readonly proceed: () => void;
  /** Stays on the page. */
  readonly reset: () => void;
}

const UNBLOCKED: Blocker = { state: 'unblocked' };

/**
 * Blocks navigation to another path while `stops` returns true: by links, by calls, and by the browser's own buttons. The
 * address stays that of the page until the person decides.
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
