import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { fieldExpression, itemName, listOf } from './field-name.ts';
import { fillForm } from './fill-form.ts';

/** Tags before and after a repeated part of a mail. */
export interface WrittenRepeat {
  readonly open: string;
  readonly close: string;
}

/**
 * Returns the tags of a repeat over a list; within them `<list>.<field>` is a field of its item. Undefined when the
 * system has no repeats.
 *
 * @param lists the lists of the repeats around, the innermost last
 */
export function writeRepeat(
  profile: SendingProfile,
  list: string,
  lists: readonly string[] = [],
): WrittenRepeat | undefined {
  const forms = profile.repeat;
  if (!forms) return undefined;
  const isOwn = listOf(list, lists) < 0 && !list.includes('.');
  const written =
    isOwn && forms.list !== undefined
      ? fillForm(forms.list, { name: list.replace(/[^\p{L}\p{N}_.-]/gu, '') })
      : fieldExpression(profile, list, lists);
  const values = { list: written, item: itemName(lists.length) };
  return { open: fillForm(forms.open, values), close: fillForm(forms.close, values) };
}
