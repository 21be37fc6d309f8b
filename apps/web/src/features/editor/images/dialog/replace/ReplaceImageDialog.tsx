import type { Asset } from '@mailwright/contract';
import { useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../../shared/ui/dialog/DialogFrame.tsx';
import type { EditorDialog } from '../../../core/session/dialog.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { ChooseReplacement } from './ChooseReplacement.tsx';
import classes from './ReplaceImageDialog.module.css';
import { ReplaceResult } from './ReplaceResult.tsx';
import { ReplaceReview } from './ReplaceReview.tsx';
import type { ReplaceOutcome } from './replace-everywhere.ts';

type ReplaceImageDialogProps = Extract<EditorDialog, { readonly kind: 'replace-image' }>;

/** Another image for one of the library: which, where with a look at each, and what became of it. */
export function ReplaceImageDialog({ image, back }: ReplaceImageDialogProps) {
  const t = useT('replaceImage');
  const session = useEditorSession();
  const [by, setBy] = useState<Asset | null>(null);
  const [outcome, setOutcome] = useState<ReplaceOutcome | null>(null);
  const [isWorking, setWorking] = useState(false);
  const close = () => session.state.setState({ dialog: back });
  return (
    <DialogFrame
      opened
      size={1120}
      title={t('title', { name: image.originalName })}
      classNames={{ content: classes.dialog, body: classes.body }}
      closeOnEscape={!isWorking}
      closeOnClickOutside={!isWorking}
      withCloseButton={!isWorking}
      onClose={close}
    >
      {outcome !== null ? (
        <ReplaceResult outcome={outcome} onClose={close} />
      ) : by === null ? (
        <ChooseReplacement image={image} onChoose={setBy} onCancel={close} />
      ) : (
        <ReplaceReview image={image} by={by} onBack={() => setBy(null)} onWork={setWorking} onDone={setOutcome} />
      )}
    </DialogFrame>
  );
}
