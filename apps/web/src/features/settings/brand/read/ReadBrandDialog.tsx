import type { BrandKit, BrandProposal } from '@mailwright/contract';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { BrandProposalForm } from './BrandProposalForm.tsx';
import { ReadForm } from './ReadForm.tsx';

export type ReadFrom = 'page' | 'template';

interface ReadBrandDialogProps {
  /** Kind of source to read from; null while the dialog is closed. */
  readonly from: ReadFrom | null;
  /** Returns the kit that gets the wanted parts. */
  readonly kit: () => BrandKit;
  readonly close: () => void;
  readonly onRead: (kit: BrandKit) => void;
}

/** Reads a brand from a page or a template, and asks which parts of it to take. */
export function ReadBrandDialog({ from, kit, close, onRead }: ReadBrandDialogProps) {
  const t = useT('brand');
  const [last, setLast] = useState<ReadFrom>('page');
  const [proposal, setProposal] = useState<BrandProposal | null>(null);
  if (from !== null && from !== last) setLast(from);
  const leave = () => {
    setProposal(null);
    close();
  };
  return (
    <DialogFrame opened={from !== null} size={560} title={t(`read.${last}`)} onClose={leave}>
      {proposal === null ? (
        <ReadForm key={last} from={last} close={leave} onProposal={setProposal} />
      ) : (
        <BrandProposalForm
          proposal={proposal}
          kit={kit}
          back={() => setProposal(null)}
          onTaken={(next) => {
            onRead(next);
            leave();
          }}
        />
      )}
    </DialogFrame>
  );
}
