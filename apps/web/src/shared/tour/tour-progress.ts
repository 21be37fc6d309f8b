import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';
import { currentSession } from '../session/session-store.ts';
import { saveSetting } from '../settings/save-setting.ts';

export type TourName = 'dashboard' | 'editor';

const FLAGS = { dashboard: 'dashboardTourDone', editor: 'editorTourDone' } as const;

/** Tours that were closed before their end. They come back with the next visit, not with the next page. */
const closed = new Set<TourName>();

/** Tours that were asked for again on this visit, whatever else is known of them. */
const asked = new Set<TourName>();

/** How often a tour was asked for again, so that the page that is open hears of it. */
export const tourStore = createStore<{ readonly rounds: number }>(() => ({ rounds: 0 }));

/** A tour is due until it has been completed, in this browser or, by the same person, in any other. */
export function isDue(name: TourName): boolean {
  if (closed.has(name)) return false;
  return asked.has(name) || !(readSetting(FLAGS[name]) === true || isKnownAsDone(name));
}

export function complete(name: TourName): void {
  asked.delete(name);
  writeSetting(FLAGS[name], true);
  tell(name, true);
}

/** Tells the server of a tour that was completed when only this browser was told, so that no other one starts it. */
export function notifyCompletion(name: TourName): void {
  if (readSetting(FLAGS[name]) === true && !asked.has(name) && !isKnownAsDone(name)) tell(name, true);
}

export function closeForNow(name: TourName): void {
  closed.add(name);
}

/** The tour shows again: at once where its page is open, otherwise when it is opened. */
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
