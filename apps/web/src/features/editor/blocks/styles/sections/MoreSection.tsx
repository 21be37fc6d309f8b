import { cssClasses, type StylePatch } from '@mailwright/document';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../../../core/inputs/FieldRow.tsx';
import { NumberBox } from '../../../core/inputs/number/NumberBox.tsx';
import { notifyRefusal } from '../../../core/session/refusal.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import type { StyleSectionProps } from '../sections.ts';
import { CssClassInput } from './CssClassInput.tsx';

const PHONE_WIDTH = { min: 16, max: 480, step: 1 };

/**
 * Asks for settings that are the same on all screens: the greatest width of a block on phones, whether it is printed, its
 * CSS class.
 */
export function MoreSection({ edit, nodes }: StyleSectionProps) {
  const t = useT('panels');
  const id = useId();
  const { editor } = useEditorSession();
  const { registry } = editor.context;
  const [first] = nodes;
  const ids = nodes.map((node) => node.id);
  const same = <K extends 'phoneMaxWidth' | 'cssClass'>(key: K) =>
    nodes.every(({ style }) => style[key] === first?.style[key]) ? first?.style[key] : undefined;
  const write = (style: StylePatch) => notifyRefusal(editor.run({ type: 'updateStyle', ids, style }));
  const resetOf = (key: 'phoneMaxWidth' | 'cssClass' | 'hideInPrint') =>
    edit.disabled || nodes.every(({ style }) => style[key] === undefined) ? undefined : () => write({ [key]: null });
  const areBlocks = nodes.every(({ type }) => registry.get(type)?.kind === 'block');
  return (
    <>
      {areBlocks && (
        <FieldRow label={t('style.phoneMaxWidth')} htmlFor={`${id}-width`} onReset={resetOf('phoneMaxWidth')}>
          <NumberBox
            {...PHONE_WIDTH}
            id={`${id}-width`}
            label={t('style.phoneMaxWidth')}
            unit="px"
            value={same('phoneMaxWidth')}
            placeholder={t('style.phoneMaxWidthNone')}
            disabled={edit.disabled}
            onChange={(phoneMaxWidth) => edit.write({ phoneMaxWidth })}
            onClear={() => write({ phoneMaxWidth: null })}
            onDone={edit.done}
          />
        </FieldRow>
      )}
      <FieldRow label={t('style.cssClass')} htmlFor={`${id}-class`} onReset={resetOf('cssClass')}>
        <CssClassInput
          key={`${ids.join()} ${same('cssClass')}`}
          id={`${id}-class`}
          value={same('cssClass') ?? ''}
          disabled={edit.disabled}
          onChange={(text) => write({ cssClass: cssClasses(text).join(' ') || null })}
        />
      </FieldRow>
      <FieldRow label={t('style.hideInPrint')} htmlFor={`${id}-print`}>
        <Switch
          id={`${id}-print`}
          size="sm"
          checked={nodes.every(({ style }) => style.hideInPrint === true)}
          disabled={edit.disabled}
          onChange={(event) => write({ hideInPrint: event.currentTarget.checked ? true : null })}
        />
      </FieldRow>
    </>
  );
}
