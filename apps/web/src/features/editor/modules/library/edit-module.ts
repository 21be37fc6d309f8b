import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { navigate } from '../../../../shared/navigation/navigate.ts';

/** Opens the editor of a module beside this one; inside another page, whose session no other window has, in its place. */
export function editModule(id: string): void {
  const address = `/edit/module/${id}`;
  if (isEmbedded()) navigate(address);
  else window.open(address, '_blank', 'noopener');
}
