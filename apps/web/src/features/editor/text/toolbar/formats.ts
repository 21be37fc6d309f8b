import {
  type Icon,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import type { KeyOf } from '../../../../shared/i18n/text-key.ts';
import type { Shortcut } from '../../../../shared/shortcuts/shortcut.ts';

/** A switch of the bar: on or off at the cursor. */
export interface Format {
  readonly name: string;
  readonly label: KeyOf<'text'>;
  readonly icon: Icon;
  readonly shortcut: Shortcut;
  readonly toggle: (text: TextEditor) => boolean;
}

export const MARKS: readonly Format[] = [
  mark('bold', 'bold', IconBold, { mod: true, key: 'b' }),
  mark('italic', 'italic', IconItalic, { mod: true, key: 'i' }),
  mark('underline', 'underline', IconUnderline, { mod: true, key: 'u' }),
  mark('strike', 'strike', IconStrikethrough, { mod: true, shift: true, key: 's' }),
  mark('subscript', 'subscript', IconSubscript, { mod: true, key: ',' }),
  mark('superscript', 'superscript', IconSuperscript, { mod: true, key: '.' }),
];

export const LISTS: readonly Format[] = [
  {
    name: 'bulletList',
    label: 'bulletList',
    icon: IconList,
    shortcut: { mod: true, shift: true, key: '8' },
    toggle: (text) => text.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'orderedList',
    icon: IconListNumbers,
    shortcut: { mod: true, shift: true, key: '7' },
    toggle: (text) => text.chain().focus().toggleOrderedList().run(),
  },
];

function mark(name: string, label: KeyOf<'text'>, icon: Icon, shortcut: Shortcut): Format {
  return {
    name,
    label,
    icon,
    shortcut,
    toggle: (text) => text.chain().focus().toggleMark(name).run(),
  };
}
