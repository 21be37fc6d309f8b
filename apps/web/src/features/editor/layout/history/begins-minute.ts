import type { HistoryStep } from '@mailwright/document';

/** Returns whether a step is the newest one of its minute; steps are given oldest first. */
export function beginsMinute(steps: readonly Pick<HistoryStep, 'time'>[], index: number): boolean {
  const [step, newer] = [steps[index], steps[index + 1]];
  return step !== undefined && (newer === undefined || minuteOf(step.time) !== minuteOf(newer.time));
}

function minuteOf(time: number): number {
  return Math.floor(time / 60_000);
}
