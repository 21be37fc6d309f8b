import type { ReactNode } from 'react';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { useNarrow } from '../core/view/use-narrow.ts';
import classes from './CodeDialog.module.css';

interface CodeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly dirty?: boolean;
  /** The search of an editor in it is open: Escape closes that, not the dialog. */
  readonly searching: boolean;
  readonly children: ReactNode;
}

/** A wide dialog around code; the whole window where that is narrow. */
export function CodeDialog({ searching, children, ...rest }: CodeDialogProps) {
  const narrow = useNarrow();
  return (
    <DialogFrame
      opened
      centered
      size="min(1160px, 94vw)"
      fullScreen={narrow}
      closeOnEscape={!searching}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      {...rest}
    >
      {children}
    </DialogFrame>
  );
}
