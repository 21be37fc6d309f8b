import type { BrandKit } from '@mailwright/contract';
import type { KitProblems } from './kit-problems.ts';

/** What each part of the form is given. */
export interface KitEdit {
  readonly kit: BrandKit;
  readonly change: (values: Partial<BrandKit>) => void;
  /** Told once saving was tried. */
  readonly problems: KitProblems;
}
