import type { NeutralField } from '@mailwright/contract';
import { Popover } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';

const MergeFieldList = lazy(async () => ({ default: (await import('./MergeFieldList.tsx')).MergeFieldList }));

interface MergeFieldButtonProps {
  readonly size?: number;
  readonly disabled?: boolean;
  /** The field that is chosen, to be changed instead of another being inserted. */
  readonly current?: NeutralField | undefined;
  readonly onInsert: (name: string, fallback: string) => void;
  /** Closed without a choice; without it the button has the focus again. */
  readonly onLeave?: () => void;
}

/** Opens the list of merge fields. */
export function MergeFieldButton({ size = 24, disabled = false, current, onInsert, onLeave }: MergeFieldButtonProps) {
  const t = useT('panels');
  const [open, setOpen] = useState(false);
  const label = current ? t('merge.edit') : t('merge.insert');
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
          label={label}
          disabled={disabled}
          variant={open || current ? 'light' : 'subtle'}
          color={open || current ? undefined : 'gray'}
          aria-haspopup="dialog"
          aria-expanded={open}
          icon={<IconBraces size={size > 26 ? 17 : 15} />}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={label}>
        <Suspense fallback={null}>
          {open && (
            <MergeFieldList
              current={current}
              onPick={(name, fallback) => {
                setOpen(false);
                onInsert(name, fallback);
              }}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
