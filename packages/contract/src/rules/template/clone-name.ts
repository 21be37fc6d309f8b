import { LIMITS } from '../../limits.ts';

const SUFFIX = ' (copy)';

/** The name of a copy: the original part is cut so that the whole fits and no space ends the part. */
export function cloneName(name: string): string {
  const available = LIMITS.name.max - SUFFIX.length;
  return `${[...name].slice(0, available).join('').trimEnd()}${SUFFIX}`.trimStart();
}
