import type { NodeStyle } from '@mailwright/document';
import type { PartNotes } from './part-notes.ts';

/**
 * Returns the devices on which a design hides a part. `named` is the design's name for hiding on desktops, noted as left out
 * for a part hidden everywhere.
 */
export function hidden(
  onDesktop: boolean,
  onMobile: boolean,
  notes: PartNotes,
  named: string,
): Pick<NodeStyle, 'hideOn'> {
  if (onDesktop && onMobile) notes.leaveOut(named);
  if (onMobile) return { hideOn: 'mobile' };
  return onDesktop ? { hideOn: 'desktop-tablet' } : {};
}
