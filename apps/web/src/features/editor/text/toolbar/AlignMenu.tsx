import { Menu } from '@mantine/core';
import { IconAlignLeft } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useReadingSide } from '../../session/view/use-reading-side.ts';
import { focusText } from '../focus-text.ts';
import type { TextPlace } from '../text-place.ts';
import { ALIGNMENTS, align, explicitAlignment } from './alignment.ts';
import { FormatButton } from './FormatButton.tsx';
import { useBaseStyle } from './use-base-style.ts';

interface AlignMenuProps {
  readonly text: TextEditor;
  readonly place: TextPlace;
}

/** How the lines at the cursor are set. */
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
