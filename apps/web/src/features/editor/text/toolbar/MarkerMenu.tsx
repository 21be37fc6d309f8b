import { LIST_MARKERS, type ListMarker } from '@mailwright/document';
import { IconListDetails } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { focusText } from '../focus-text.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';

interface MarkerMenuProps {
  readonly text: TextEditor;
}

type ListType = keyof typeof LIST_MARKERS;
type Bullet = keyof typeof LIST_MARKERS.bulletList;

/** Numbers show themselves, in every language. */
const NUMBERS: { readonly [M in ListMarker]?: string } = {
  decimal: '1, 2, 3',
  'lower-alpha': 'a, b, c',
  'upper-alpha': 'A, B, C',
  'lower-roman': 'i, ii, iii',
  'upper-roman': 'I, II, III',
};

/** Asks for the marker of the items in the innermost list at the cursor; shows nothing outside of lists. */
export function MarkerMenu({ text }: MarkerMenuProps) {
  const t = useT('text');
  const { $from } = text.state.selection;
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).reverse();
  const list = around.find(({ type }) => type.name in LIST_MARKERS);
  if (!list) return null;
  const type = list.type.name as ListType;
  const markers = Object.keys(LIST_MARKERS[type]) as ListMarker[];
  return (
    <ChoiceMenu
      label={t('marker')}
      face={IconListDetails}
      value={markers.find((marker) => marker === list.attrs.marker) ?? null}
      choices={[
        { value: null, label: t('inherit') },
        ...markers.map((value) => ({ value, label: NUMBERS[value] ?? t(`marker.${value as Bullet}`) })),
      ]}
      onLeave={() => focusText(text)}
      onChoose={(marker) => text.chain().focus().updateAttributes(type, { marker }).run()}
    />
  );
}
