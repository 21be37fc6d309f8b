import { IconBuildingStore, IconCode } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { NotInPlan } from '../../core/dialogs/NotInPlan.tsx';
import type { EditorDialog } from '../../core/session/dialog.ts';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';

type PlanLockedProps = Extract<EditorDialog, { readonly kind: 'plan-locked' }>;

/** Explains why the plan locks the pressed tile, and links to a plan that includes it. */
export function PlanLockedDialog({ reason, name }: PlanLockedProps) {
  const t = useT('messages');
  const products = useT('products');
  const session = useEditorSession();
  const isCode = reason === 'PLAN_CUSTOM_CODE';
  const Icon = isCode ? IconCode : IconBuildingStore;
  return (
    <DialogFrame opened centered size={480} title={name} onClose={() => closeDialog(session)}>
      <NotInPlan
        icon={<Icon size={28} stroke={1.5} />}
        body={isCode ? t('customCodeNotInPlan') : products('plan.body')}
      />
    </DialogFrame>
  );
}
