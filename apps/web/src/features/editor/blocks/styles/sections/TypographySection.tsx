import { NativeSelect } from '@mantine/core';
import { IconAlignCenter, IconAlignJustified, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { FontSelect } from '../../../core/inputs/FontSelect.tsx';
import { useEditorSession, useEditorState } from '../../../core/session/use-editor-session.ts';
import { StyleColor } from '../../../core/styles/StyleColor.tsx';
import { StyleRow } from '../../../core/styles/StyleRow.tsx';
import type { StyleEdit } from '../../../core/styles/style-edit.ts';
import { bringFont } from '../../../core/template/bring-font.ts';
import { useReadingSide } from '../../../core/view/use-reading-side.ts';
import { StyleChoice } from '../StyleChoice.tsx';
import { StyleNumber } from '../StyleNumber.tsx';
import type { StyleSectionProps } from '../sections.ts';
import { isUsed } from '../shown-sections.ts';
import { useTextAlignment } from './use-text-alignment.ts';

/** Line heights of the specification, percent; "inherit" is no value of its own. */
const LINE_HEIGHTS = [100, 120, 150, 200];

export function TypographySection({ edit, device, nodes }: StyleSectionProps) {
  const { editor } = useEditorSession();
  const { registry } = editor.context;
  const t = useT('editor');
  const panels = useT('panels');
  const id = useId();
  const side = useReadingSide();
  const webFonts = useEditorState(({ document }) => document.settings.webFonts);
  const alignment = useTextAlignment(device, nodes);
  return (
    <>
      <StyleRow edit={edit} styles={['fontFamily']} label={panels('style.font')} htmlFor={id}>
        <FontSelect
          id={id}
          disabled={edit.disabled}
          stack={edit.mixed.has('fontFamily') ? '' : (edit.own.fontFamily ?? '')}
          named={edit.named('fontFamily')}
          webFonts={webFonts}
          none={edit.mixed.has('fontFamily') ? panels('style.mixed') : panels('style.ofTheMail')}
          onChange={(stack, named, webFont) => {
            if (edit.write({ fontFamily: stack === '' ? null : stack }, named)) bringFont(editor, webFont);
            edit.done();
          }}
        />
      </StyleRow>
      <StyleNumber
        edit={device}
        perDevice
        style="fontSize"
        label={panels('style.fontSize')}
        min={8}
        max={120}
        step={1}
        unit="px"
      />
      <StyleChoice
        edit={edit}
        style="fontWeight"
        label={panels('style.weight')}
        choices={[
          { value: 'normal', label: panels('weight.normal') },
          { value: 'bold', label: panels('weight.bold') },
        ]}
      />
      <StyleColor edit={edit} style="color" label={panels('style.color')} />
      <LineHeight edit={edit} />
      <StyleNumber
        edit={edit}
        style="letterSpacing"
        label={panels('style.letterSpacing')}
        initial={0}
        min={-5}
        max={20}
        step={0.5}
        unit="px"
      />
      {isUsed('textAlign', registry, nodes) && (
        <StyleChoice
          edit={alignment}
          perDevice
          initial={side}
          style="textAlign"
          label={panels('style.textAlign')}
          choices={[
            { value: 'left', label: t('align.left'), icon: IconAlignLeft },
            { value: 'center', label: t('align.center'), icon: IconAlignCenter },
            { value: 'right', label: t('align.right'), icon: IconAlignRight },
            { value: 'justify', label: t('align.justify'), icon: IconAlignJustified },
          ]}
        />
      )}
    </>
  );
}

function LineHeight({ edit }: { readonly edit: StyleEdit }) {
  const t = useT('panels');
  const id = useId();
  const mixed = edit.mixed.has('lineHeight');
  const own = edit.own.lineHeight;
  const offered = own === undefined || LINE_HEIGHTS.includes(own) ? LINE_HEIGHTS : [...LINE_HEIGHTS, own];
  return (
    <StyleRow edit={edit} styles={['lineHeight']} label={t('style.lineHeight')} htmlFor={id}>
      <NativeSelect
        id={id}
        size="xs"
        disabled={edit.disabled}
        value={own === undefined ? '' : String(own)}
        data={[
          { value: '', label: mixed ? t('style.mixed') : t('style.inherit') },
          ...offered.map((percent) => ({ value: String(percent), label: `${percent}%` })),
        ]}
        onChange={(event) => {
          const percent = event.currentTarget.value;
          edit.write({ lineHeight: percent === '' ? null : Number(percent) });
          edit.done();
        }}
      />
    </StyleRow>
  );
}
