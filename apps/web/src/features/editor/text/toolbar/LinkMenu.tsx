import { Popover } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { focusText } from '../focus-text.ts';
import { FormatButton } from './FormatButton.tsx';
import { LinkForm } from './LinkForm.tsx';

interface LinkMenuProps {
  readonly text: TextEditor;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Shows the form for the selected words' link. */
export function LinkMenu({ text, open, onOpen }: LinkMenuProps) {
  const t = useT('text');
  const close = () => {
    onOpen(false);
    focusText(text);
  };
  return (
    <Popover opened={open} onChange={onOpen} onClose={close} position="bottom" width={300} withinPortal trapFocus>
      <Popover.Target>
        <FormatButton
          label={t('link')}
          icon={IconLink}
          shortcut={{ mod: true, key: 'k' }}
          active={text.isActive('link')}
          expanded={open}
          onClick={() => onOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('link')}>{open && <LinkForm text={text} onDone={close} />}</Popover.Dropdown>
    </Popover>
  );
}
