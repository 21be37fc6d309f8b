import { Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { IconButton } from '../ui/IconButton.tsx';

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }));

interface EmojiButtonProps {
  readonly size: number;
  readonly onInsert: (emoji: string) => void;
  /** Called when the picker was closed, with a choice or without: the text gets the focus back. */
  readonly onLeave: () => void;
}

/** Shows a button that opens the emoji picker. */
export function EmojiButton({ size, onInsert, onLeave }: EmojiButtonProps) {
  const t = useT('shared');
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} onClose={onLeave} position="bottom-end" withinPortal returnFocus={false}>
      <Popover.Target>
        <IconButton
          size={size}
          label={t('emoji')}
          variant={open ? 'light' : 'subtle'}
          color={open ? undefined : 'gray'}
          aria-haspopup="dialog"
          aria-expanded={open}
          icon={<IconMoodSmile size={17} />}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown
        p={4}
        aria-label={t('emoji')}
        // The bar keeps the cursor in the text; a press in here is for the search box.
        onMouseDown={(event) => event.stopPropagation()}
      >
        <Suspense fallback={null}>
          {open && (
            <EmojiPicker
              onPick={(emoji) => {
                setOpen(false);
                onInsert(emoji);
              }}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
