import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { fieldExpression, itemOf } from './field-name.ts';
import { fillForm } from './fill-form.ts';

/** What stands before and after a part of a mail that is repeated. */
export interface WrittenRepeat {
  readonly open: string;
  readonly close: string;
}

/**
 * A repeat over a list, each of whose items is called `item` within it; undefined where the system has none.
 *
 * @param items names of the items of the repeats around, the innermost last
 */
export function writeRepeat(
  profile: SendingProfile,
  { list, item }: { readonly list: string; readonly item: string },
  items: readonly string[] = [],
): WrittenRepeat | undefined {
  const forms = profile.repeat;
  if (!forms || !/^[a-z_]\w*$/i.test(item)) return undefined;
  const isOwn = itemOf(list, items) === undefined && !list.includes('.');
  const written =
    isOwn && forms.list !== undefined
      ? fillForm(forms.list, { name: list.replace(/[^\p{L}\p{N}_.-]/gu, '') })
      : fieldExpression(profile, list, items);
  const values = { list: written, item };
  return { open: fillForm(forms.open, values), close: fillForm(forms.close, values) };
}
