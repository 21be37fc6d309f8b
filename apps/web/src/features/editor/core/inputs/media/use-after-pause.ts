import { useRef } from 'react';

interface AfterPause {
  /** Runs `act` once the person has paused this long, milliseconds. */
  readonly start: (act: () => void) => void;
  readonly cancel: () => void;
}

/** For what would be too much at each key press. */
export function useAfterPause(pause: number): AfterPause {
  const timer = useRef(0);
  const cancel = () => window.clearTimeout(timer.current);
  return {
    start: (act) => {
      cancel();
      timer.current = window.setTimeout(act, pause);
    },
    cancel,
  };
}
