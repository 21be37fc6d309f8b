import type { NodeStyle } from '@mailwright/document';
import type { PartNotes } from './part-notes.ts';

/** What a design hides where; `named`: its own name for hiding on desktops, for what is to be seen nowhere. */
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
