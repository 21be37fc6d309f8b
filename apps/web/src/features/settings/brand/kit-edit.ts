import type { BrandKit } from '@mailwright/contract';
import type { KitProblems } from './kit-problems.ts';

/** Props of each part of the form. */
export interface KitEdit {
  readonly kit: BrandKit;
  readonly change: (values: Partial<BrandKit>) => void;
  /** Problems of the kit; empty until the first try to save. */
  readonly problems: KitProblems;
}
