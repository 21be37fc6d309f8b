import type { LookKey } from '@mailwright/island';
import { SegmentedControl } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../../core/inputs/color/ColorBox.tsx';
import { FieldRow } from '../../core/inputs/FieldRow.tsx';
import type { ForeignElementStep } from '../../core/island/change-foreign-element.ts';
import { ForeignInput } from './ForeignInput.tsx';
import type { ForeignElementEditing } from './use-foreign-element-editing.ts';

/** Sizes and colours as CSS has them; nothing that could end a declaration. */
const VALUE = /^[-#%.\w\s(),/]*$/;

const ALIGNMENTS = ['', 'left', 'center', 'right'] as const;

/** Asks for the style of a foreign element: its own inline styles, or the attributes with the same effect. */
export function ForeignLook({ edit }: { readonly edit: ForeignElementEditing }) {
  const t = useT('panels');
  const { look } = edit.view;
  const write = (key: LookKey, value: string, step: ForeignElementStep) =>
    VALUE.test(value) && edit.change({ edit: { kind: 'look', element: edit.foreignElement.index, key, value }, step });
  const colors = [
    { key: 'color', label: t('part.color') },
    { key: 'background', label: t('part.background') },
  ] as const;
  const sizes = [
    { key: 'fontSize', label: t('part.fontSize'), placeholder: '16px' },
    { key: 'padding', label: t('part.padding'), placeholder: '0 0 0 0' },
  ] as const;
  return (
    <>
      {colors.map(({ key, label }) => (
        <FieldRow
          key={key}
          label={label}
          onReset={look[key] === '' || edit.disabled ? undefined : () => write(key, '', 'partColor')}
        >
          <ColorBox
            label={label}
            value={look[key]}
            disabled={edit.disabled}
            onChange={(color) => write(key, color, 'partColor')}
            onClear={() => write(key, '', 'partColor')}
            onDone={edit.done}
          />
        </FieldRow>
      ))}
      {sizes.map(({ key, label, placeholder }) => (
        <ForeignInput
          key={key}
          label={label}
          placeholder={placeholder}
          value={look[key]}
          disabled={edit.disabled}
          onChange={(value) => write(key, value, 'partStyle')}
          onDone={edit.done}
        />
      ))}
      <FieldRow label={t('part.align')} wide>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('part.align')}
          value={look.align}
          disabled={edit.disabled}
          data={ALIGNMENTS.map((value) => ({ value, label: t(`part.align.${value === '' ? 'none' : value}`) }))}
          onChange={(value) => {
            write('align', value, 'partStyle');
            edit.done();
          }}
        />
      </FieldRow>
    </>
  );
}
