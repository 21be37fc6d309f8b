import { fullDate, timeOfDay } from '../../../../../shared/format.ts';

/** The time of a moment soon to come, with its day where that is another one. `now` is given by tests. */
export function formatMoment(moment: number, now: number = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? timeOfDay(moment) : fullDate(moment);
}
