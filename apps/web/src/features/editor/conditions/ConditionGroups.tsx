import type { DisplayCondition } from '@mailwright/contract';
import {
  type DocumentNode,
  entryListOf,
  instanceAt,
  isElse,
  isOrphan,
  locate,
  MAX_TESTS,
  type NodeCondition,
  ownCondition,
} from '@mailwright/document';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LineList } from '../../../shared/ui/lines/LineList.tsx';
import { conditionSentence } from '../core/conditions/condition-sentence.ts';
import { FieldGroup } from '../core/panels/FieldGroup.tsx';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { addOtherwise } from './add-otherwise.ts';
import classes from './ConditionGroups.module.css';
import { RepeatFields } from './RepeatFields.tsx';
import { TestRow } from './TestRow.tsx';
import { useConditionFields } from './use-condition-fields.ts';

/** For whom a section, a column or a block is shown, and how often. */
export function ConditionGroups({ node }: { readonly node: DocumentNode }) {
  const t = useT('conditions');
  const { editor } = useEditorSession();
  const isLinked = instanceAt(editor.getState().document, node.id) !== undefined;
  const canSet = [null, node.condition ?? null].some(
    (condition) => editor.can({ type: 'setCondition', id: node.id, condition }).ok,
  );
  const canRepeat = editor.can({ type: 'setRepeat', id: node.id, list: node.repeat?.list ?? '' }).ok;
  return (
    <>
      <FieldGroup name="settings/condition" title={t('title')} closedAtFirst>
        {isLinked && <p className={classes.note}>{t(canSet ? 'linkedWhole' : 'linked')}</p>}
        <ConditionFields node={node} disabled={!canSet} />
      </FieldGroup>
      <FieldGroup name="settings/repeat" title={t('repeat')} closedAtFirst>
        <RepeatFields node={node} disabled={!canRepeat} />
      </FieldGroup>
    </>
  );
}

interface ConditionFieldsProps {
  readonly node: DocumentNode;
  readonly disabled: boolean;
}

function ConditionFields({ node, disabled }: ConditionFieldsProps) {
  const t = useT('conditions');
  const id = useId();
  const { editor } = useEditorSession();
  const fields = useConditionFields(node);
  const set = (condition: NodeCondition | null) =>
    notifyRefusal(
      editor.run(
        { type: 'setCondition', id: node.id, condition },
        condition ? { coalesce: `${node.id}.condition` } : {},
      ),
    );
  const siblings = locate(editor.getState().document, node.id)?.parent?.children ?? [];
  const condition = ownCondition(node.condition);
  const clear = (
    <Button size="compact-xs" variant="subtle" disabled={disabled} onClick={() => set(null)}>
      {t('clear')}
    </Button>
  );
  if (isElse(node)) {
    return (
      <>
        <p className={classes.note}>{t(isOrphan(siblings, node) ? 'sentence.orphan' : 'otherwise.state')}</p>
        <div className={classes.actions}>{clear}</div>
      </>
    );
  }
  if (!condition) {
    const first: DisplayCondition = {
      match: 'all',
      tests: [{ field: fields[0]?.name ?? 'email', operator: 'is-not-empty' }],
    };
    const canFollow = editor.can({ type: 'setCondition', id: node.id, condition: { otherwise: true } }).ok;
    return (
      <>
        <p className={classes.note}>{t('everyone')}</p>
        <div className={classes.actions}>
          <Button size="xs" variant="default" disabled={disabled} onClick={() => set(first)}>
            {t('add')}
          </Button>
          {canFollow && (
            <Button
              size="xs"
              variant="default"
              disabled={disabled}
              data-tip={t('otherwise.takeHint')}
              onClick={() => set({ otherwise: true })}
            >
              {t('otherwise.take')}
            </Button>
          )}
        </div>
      </>
    );
  }
  const { match, tests } = condition;
  return (
    <>
      <p className={classes.sentence} data-condition-sentence>
        {conditionSentence({ ...node, repeat: undefined } as DocumentNode, siblings, t)}
      </p>
      {node.repeat && (
        <p className={classes.note}>
          {t(entryListOf(node) === undefined ? 'askedOnce' : 'askedForEach', { field: `${node.repeat.list}.…` })}
        </p>
      )}
      {tests.length > 1 && (
        <NativeSelect
          id={`${id}match`}
          size="xs"
          label={t('showIf')}
          disabled={disabled}
          value={match}
          data={(['all', 'any'] as const).map((value) => ({ value, label: t(`match.${value}`) }))}
          onChange={({ currentTarget }) => set({ match: currentTarget.value === 'any' ? 'any' : 'all', tests })}
        />
      )}
      <LineList lines={tests}>
        {(test, index) => (
          <TestRow
            test={test}
            number={index + 1}
            fields={fields}
            disabled={disabled}
            onChange={(next) => set({ match, tests: tests.with(index, next) })}
            onRemove={() => set(tests.length > 1 ? { match, tests: tests.toSpliced(index, 1) } : null)}
          />
        )}
      </LineList>
      <div className={classes.actions}>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />}
          disabled={disabled || tests.length >= MAX_TESTS}
          onClick={() =>
            set({ match, tests: [...tests, { field: tests.at(-1)?.field ?? 'email', operator: 'is-not-empty' }] })
          }
        >
          {t('addTest')}
        </Button>
        {clear}
      </div>
      <Button
        size="xs"
        variant="default"
        disabled={disabled}
        data-tip={t('otherwise.addHint')}
        onClick={() => notifyRefusal(addOtherwise(editor, node.id))}
      >
        {t('otherwise.add')}
      </Button>
    </>
  );
}
