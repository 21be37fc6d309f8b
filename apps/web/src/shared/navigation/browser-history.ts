import { createBrowserHistory, type RouterHistory } from '@tanstack/history';

let made: RouterHistory | undefined;

/** Returns the tab's history: its current address and state, and the blockers of leaving it. */
export function browserHistory(): RouterHistory {
  made ??= createBrowserHistory();
  return made;
}
