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
import type { ParseKeys } from 'i18next';

/** A switch of the bar: on or off at the cursor. */
export interface Format {
  readonly name: string;
  readonly label: ParseKeys<'text'>;
  readonly icon: Icon;
  readonly shortcut?: string;
  readonly toggle: (text: TextEditor) => boolean;
}

export const MARKS: readonly Format[] = [
  mark('bold', 'bold', IconBold, 'B'),
  mark('italic', 'italic', IconItalic, 'I'),
  mark('underline', 'underline', IconUnderline, 'U'),
  mark('strike', 'strike', IconStrikethrough),
  mark('subscript', 'subscript', IconSubscript),
  mark('superscript', 'superscript', IconSuperscript),
];

export const LISTS: readonly Format[] = [
  {
    name: 'bulletList',
    label: 'bulletList',
    icon: IconList,
    toggle: (text) => text.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'orderedList',
    icon: IconListNumbers,
    toggle: (text) => text.chain().focus().toggleOrderedList().run(),
  },
];

function mark(name: string, label: ParseKeys<'text'>, icon: Icon, letter?: string): Format {
  return {
    name,
    label,
    icon,
    ...(letter && { shortcut: letter }),
    toggle: (text) => text.chain().focus().toggleMark(name).run(),
  };
}
