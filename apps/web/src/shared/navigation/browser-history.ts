import { createBrowserHistory, type RouterHistory } from '@tanstack/history';

let made: RouterHistory | undefined;

/** The tab's history: where it is, what led there, and what may stop it from leaving. */
export function browserHistory(): RouterHistory {
  made ??= createBrowserHistory();
  return made;
}
