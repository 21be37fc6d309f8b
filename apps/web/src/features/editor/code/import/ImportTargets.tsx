import { ISLAND_TYPE, planAnswer } from '@mailwright/document';
import { Radio } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { lockHint } from '../../core/session/refusal.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './ImportDialog.module.css';
import type { ImportTarget } from './source/import-content.ts';

interface ImportTargetsProps {
  readonly value: ImportTarget;
  readonly disabled: boolean;
  readonly onChange: (target: ImportTarget) => void;
}

/** Asks whether the code becomes the mail or a block in it. */
export function ImportTargets({ value, disabled, onChange }: ImportTargetsProps) {
  const t = useT('code');
  const { editor } = useEditorSession();
  const block = editor.context.registry.get(ISLAND_TYPE);
  const blockPlan = block && planAnswer(block, editor.context);
  return (
    <Radio.Group label={t('import.target')} value={value} onChange={(target) => onChange(target as ImportTarget)}>
      <div className={classes.targets}>
        <Radio value="replace" label={t('import.replace')} description={t('import.replaceHint')} disabled={disabled} />
        <Radio
          value="block"
          label={t('import.block')}
          description={blockPlan && !blockPlan.ok ? lockHint(blockPlan.reason) : t('import.blockHint')}
          disabled={disabled || (blockPlan !== undefined && !blockPlan.ok)}
        />
      </div>
    </Radio.Group>
  );
}
