import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';

export type TourName = 'dashboard' | 'editor';

const FLAGS = { dashboard: 'dashboardTourDone', editor: 'editorTourDone' } as const;

/** Tours that were closed before their end. They come back with the next visit, not with the next page. */
const closed = new Set<TourName>();

/** How often a tour was asked for again, so that the page that is open hears of it. */
export const tourStore = createStore<{ readonly rounds: number }>(() => ({ rounds: 0 }));

export function isDue(name: TourName): boolean {
  return readSetting(FLAGS[name]) !== true && !closed.has(name);
}

export function complete(name: TourName): void {
  writeSetting(FLAGS[name], true);
}

export function closeForNow(name: TourName): void {
  closed.add(name);
}

/** The tour shows again: at once where its page is open, otherwise when it is opened. */
export function restartTour(name: TourName): void {
  writeSetting(FLAGS[name], false);
  closed.delete(name);
  tourStore.setState(({ rounds }) => ({ rounds: rounds + 1 }));
}
