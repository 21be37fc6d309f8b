import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';
import { currentSession } from '../session/session-store.ts';
import { saveSetting } from '../settings/save-setting.ts';

export type TourName = 'dashboard' | 'editor';

const FLAGS = { dashboard: 'dashboardTourDone', editor: 'editorTourDone' } as const;

/** Tours that were closed before their end. They are shown again on the next visit, not on the next page. */
const closed = new Set<TourName>();

/** Tours that the person asked to see again on this visit, completed or not. */
const asked = new Set<TourName>();

/** Number of requests to see a tour again; its change notifies the open page. */
export const tourStore = createStore<{ readonly rounds: number }>(() => ({ rounds: 0 }));

/** Returns whether a tour must be shown: until the person has completed it, in this browser or in any other. */
export function isDue(name: TourName): boolean {
  if (closed.has(name)) return false;
  return asked.has(name) || !(readSetting(FLAGS[name]) === true || isKnownAsDone(name));
}

export function complete(name: TourName): void {
  asked.delete(name);
  writeSetting(FLAGS[name], true);
  tell(name, true);
}

/** Tells the server that a tour was completed when only this browser knows it, so that no other browser starts it. */
export function notifyCompletion(name: TourName): void {
  if (readSetting(FLAGS[name]) === true && !asked.has(name) && !isKnownAsDone(name)) tell(name, true);
}

export function closeForNow(name: TourName): void {
  closed.add(name);
}

/** Shows the tour again: at once where its page is open, otherwise when it is opened. */
export function restartTour(name: TourName): void {
  writeSetting(FLAGS[name], false);
  closed.delete(name);
  asked.add(name);
  tell(name, false);
  tourStore.setState(({ rounds }) => ({ rounds: rounds + 1 }));
}

function isKnownAsDone(name: TourName): boolean {
  return currentSession()?.account[FLAGS[name]] === true;
}

function tell(name: TourName, done: boolean): void {
  // Nobody is told of a failure: what this browser keeps stands, and the next visit tells the server again.
  saveSetting({ [FLAGS[name]]: done }).catch(() => undefined);
}
