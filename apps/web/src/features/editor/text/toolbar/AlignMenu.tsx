import { findNode } from '@mailwright/document';
import { Menu } from '@mantine/core';
import { IconAlignCenter, IconAlignJustified, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useReadingSide } from '../../core/view/use-reading-side.ts';
import { focusText } from '../focus-text.ts';
import type { TextPlace } from '../text-place.ts';
import { FormatButton } from './FormatButton.tsx';
import { useBaseStyle } from './use-base-style.ts';

const ALIGNMENTS = [
  { value: 'left', label: 'align.left', icon: IconAlignLeft },
  { value: 'center', label: 'align.center', icon: IconAlignCenter },
  { value: 'right', label: 'align.right', icon: IconAlignRight },
  { value: 'justify', label: 'align.justify', icon: IconAlignJustified },
] as const;

type Alignment = (typeof ALIGNMENTS)[number]['value'];

/**
 * Returns the alignment that the line at the cursor sets itself; null when it sets none. A heading is one line: its style
 * sets it.
 */
function explicitAlignment(text: TextEditor, { editor, nodeId, kind }: TextPlace): Alignment | null {
  if (kind === 'inline') return findNode(editor.getState().document, nodeId)?.style.textAlign ?? null;
  return ALIGNMENTS.find(({ value }) => text.isActive({ textAlign: value }))?.value ?? null;
}

/** Sets the lines of the selection; choosing what they say already takes it away. */
function align(text: TextEditor, value: Alignment, place: TextPlace): void {
  const next = explicitAlignment(text, place) === value ? null : value;
  if (place.kind === 'inline') {
    notifyRefusal(place.editor.run({ type: 'updateStyle', ids: [place.nodeId], style: { textAlign: next } }));
    focusText(text);
  } else if (next) text.chain().focus().setTextAlign(next).run();
  else text.chain().focus().unsetTextAlign().run();
}

interface AlignMenuProps {
  readonly text: TextEditor;
  readonly place: TextPlace;
}

/** Asks for the alignment of the lines at the cursor. */
export function AlignMenu({ text, place }: AlignMenuProps) {
  const t = useT('text');
  const side = useReadingSide();
  const around = useBaseStyle(place, 'textAlign') ?? side;
  const now = explicitAlignment(text, place) ?? around;
  const current = ALIGNMENTS.find(({ value }) => value === now);
  return (
    <Menu withinPortal withInitialFocusPlaceholder={false} returnFocus={false} onClose={() => focusText(text)}>
      <Menu.Target>
        <FormatButton label={t('align')} icon={current?.icon ?? IconAlignLeft} />
      </Menu.Target>
      <Menu.Dropdown>
        {ALIGNMENTS.map(({ value, label, icon: Glyph }) => (
          <Menu.Item
            key={value}
            leftSection={<Glyph size={16} />}
            data-active={value === now || undefined}
            onClick={() => align(text, value, place)}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
