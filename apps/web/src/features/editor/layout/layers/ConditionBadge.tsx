import { type DocumentNode, locate } from '@mailwright/document';
import { IconArrowsSplit2, IconFilter, IconRepeat } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { conditionSentence } from '../../core/conditions/condition-sentence.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './HiddenOnBadge.module.css';

/** Not every reader gets this, or it is repeated. */
export function ConditionBadge({ node }: { readonly node: DocumentNode }) {
  const t = useT('conditions');
  const { editor } = useEditorSession();
  const siblings = locate(editor.getState().document, node.id)?.parent?.children ?? [];
  const label = conditionSentence(node, siblings, t);
  const own = node.condition && 'tests' in node.condition;
  const Icon = own ? IconFilter : node.condition ? IconArrowsSplit2 : IconRepeat;
  return (
    <span className={classes.badge} role="img" aria-label={label} data-tip={label}>
      <Icon size={15} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
