import { FONT_STACKS } from '@mailwright/document';
import { Button, Group, NativeSelect, SegmentedControl, Textarea } from '@mantine/core';
import { IconBold, IconItalic, IconPlus } from '@tabler/icons-react';
import { brandFonts } from '../../../../../shared/brand/brand-fonts.ts';
import { useBrands } from '../../../../../shared/brand/use-brands.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import { ColorBox } from '../../../core/inputs/color/ColorBox.tsx';
import { useEditorState } from '../../../core/session/use-editor-session.ts';
import type { TextLayer } from '../draw/text-lines.ts';
import { frameOf } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import { LayerOpacity } from './LayerOpacity.tsx';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { SliderRow } from './SliderRow.tsx';

/** Of the frame's height, how large letters are that nobody has resized. */
const LETTERS = 1 / 9;

/** Words on the picture, in the mail's fonts. */
export function TextPanel() {
  const t = useT('pictures');
  const { recipe, selected, addLayer } = useEditing();
  const headerFont = useEditorState(({ document }) => document.settings.headerFonts);
  const add = () => {
    const frame = frameOf(recipe);
    const size = Math.max(8, Math.round(Math.min(frame.height * LETTERS, frame.width / 8)));
    addLayer({
      kind: 'text',
      text: t('text.new'),
      font: headerFont,
      size,
      color: '#ffffff',
      bold: true,
      italic: false,
      align: 'center',
      width: Math.round(frame.width * 0.7),
      background: null,
      x: Math.round(frame.x + frame.width / 2),
      y: Math.round(frame.y + frame.height / 2),
    });
  };
  return (
    <div className={classes.panel}>
      <PanelHead title={t('tool.text')} />
      <Button variant="light" leftSection={<IconPlus size={16} />} onClick={add}>
        {t('text.add')}
      </Button>
      {selected?.kind === 'text' ? (
        <TextFields layer={selected} />
      ) : (
        <p className={classes.caption}>{t('text.hint')}</p>
      )}
    </div>
  );
}

function TextFields({ layer }: { readonly layer: TextLayer }) {
  const t = useT('pictures');
  const { changeLayer, endStep } = useEditing();
  const { headerFonts, paragraphFonts } = useEditorState(({ document }) => document.settings);
  const write = (change: Partial<TextLayer>, key?: string) => changeLayer({ ...layer, ...change }, key);
  const ofBrands = brandFonts(useBrands()).map(({ stack }) => stack);
  const fonts = [...new Set([...ofBrands, headerFonts, paragraphFonts, ...FONT_STACKS.map(({ stack }) => stack)])];
  const nameOf = (stack: string) =>
    FONT_STACKS.find((one) => one.stack === stack)?.name ?? stack.split(',')[0] ?? stack;
  return (
    <>
      <Textarea
        size="xs"
        label={t('text.words')}
        data-layer-text
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={layer.text}
        onChange={(event) => write({ text: event.currentTarget.value }, 'text')}
        onBlur={endStep}
      />
      <NativeSelect
        size="xs"
        label={t('text.font')}
        value={layer.font}
        data={(fonts.includes(layer.font) ? fonts : [layer.font, ...fonts]).map((stack) => ({
          value: stack,
          label: nameOf(stack),
        }))}
        onChange={(event) => write({ font: event.currentTarget.value })}
      />
      <Group gap={8} wrap="nowrap">
        <IconButton
          size={30}
          variant={layer.bold ? 'light' : 'default'}
          color={layer.bold ? 'cobalt' : 'gray'}
          aria-pressed={layer.bold}
          label={t('text.bold')}
          icon={<IconBold size={16} />}
          onClick={() => write({ bold: !layer.bold })}
        />
        <IconButton
          size={30}
          variant={layer.italic ? 'light' : 'default'}
          color={layer.italic ? 'cobalt' : 'gray'}
          aria-pressed={layer.italic}
          label={t('text.italic')}
          icon={<IconItalic size={16} />}
          onClick={() => write({ italic: !layer.italic })}
        />
        <SegmentedControl
          fullWidth
          flex={1}
          size="xs"
          aria-label={t('text.align')}
          value={layer.align}
          data={(['left', 'center', 'right'] as const).map((side) => ({ value: side, label: t(`align.${side}`) }))}
          onChange={(side) => write({ align: side as TextLayer['align'] })}
        />
      </Group>
      <SliderRow
        label={t('text.size')}
        unit="px"
        min={4}
        max={Math.max(400, Math.ceil(layer.size))}
        value={Math.round(layer.size)}
        onChange={(size) => write({ size }, 'size')}
        onEnd={endStep}
      />
      <div className={classes.pair}>
        <ColorRow label={t('color')} value={layer.color} onChange={(color) => write({ color }, 'color')} />
        <ColorRow
          label={t('text.background')}
          value={layer.background}
          onChange={(background) => write({ background }, 'background')}
          onClear={() => write({ background: null })}
        />
      </div>
      <LayerOpacity layer={layer} />
    </>
  );
}

interface ColorRowProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (color: string) => void;
  readonly onClear?: () => void;
}

/** A color of a layer, from the mail's own palette or any other. */
export function ColorRow({ label, value, onChange, onClear }: ColorRowProps) {
  const t = useT('pictures');
  const { endStep } = useEditing();
  return (
    <div className={classes.group}>
      <span className={classes.caption} aria-hidden="true">
        {label}
      </span>
      <ColorBox
        label={label}
        value={value ?? ''}
        placeholder={t('color.none')}
        onChange={(color) => {
          onChange(color);
          return true;
        }}
        onClear={onClear}
        onDone={endStep}
      />
    </div>
  );
}
