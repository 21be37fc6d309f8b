import { Popover } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';

const MergeFieldList = lazy(async () => ({ default: (await import('./MergeFieldList.tsx')).MergeFieldList }));

interface MergeFieldButtonProps {
  readonly size?: number;
  readonly disabled?: boolean;
  readonly onInsert: (name: string) => void;
  /** Closed without a choice; without it the button has the focus again. */
  readonly onLeave?: () => void;
}

/** Opens the list of merge fields. */
export function MergeFieldButton({ size = 24, disabled = false, onInsert, onLeave }: MergeFieldButtonProps) {
  const t = useT('editor');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      {...(onLeave && { onClose: onLeave })}
      position="bottom-end"
      width={260}
      withinPortal
      trapFocus
      returnFocus={onLeave === undefined}
    >
      <Popover.Target>
        <IconButton
          size={size}
          label={t('merge.insert')}
          disabled={disabled}
          variant={open ? 'light' : 'subtle'}
          color={open ? undefined : 'gray'}
          aria-haspopup="dialog"
          aria-expanded={open}
          icon={<IconBraces size={size > 26 ? 17 : 15} />}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={t('merge.insert')}>
        <Suspense fallback={null}>
          {open && (
            <MergeFieldList
              onPick={(name) => {
                setOpen(false);
                onInsert(name);
              }}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
