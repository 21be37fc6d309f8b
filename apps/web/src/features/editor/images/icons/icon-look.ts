import type { IconView } from './icon-queries.ts';

export type IconFilter = Omit<IconView, 'query'>;

/** Color and size of the icon to be drawn. */
export interface IconLook {
  readonly color: string;
  /** The width it is shown with, CSS pixels. */
  readonly size: number;
}
