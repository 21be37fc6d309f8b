import { fullDate, timeOfDay } from '../../../../shared/format.ts';

/** "10:42 AM" for today, with the date for other days. `now` is given by tests. */
export function keptTime(time: number, now: number = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? timeOfDay(time) : fullDate(time);
}
