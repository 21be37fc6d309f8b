import { LIMITS } from '../limits.ts';

const SUFFIX = ' (copy)';

/** The name of a copy: the original part is cut so that the whole fits and no space ends the part. */
export function cloneName(name: string): string {
  const room = LIMITS.name.max - SUFFIX.length;
  return `${[...name].slice(0, room).join('').trimEnd()}${SUFFIX}`.trimStart();
}
