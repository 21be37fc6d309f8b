import { ColorInput, ColorSwatch } from '@mantine/core';
import { useState } from 'react';
import { mailPalette } from '../session/mail-palette.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import classes from './ColorBox.module.css';
import { typedColor } from './typed-color.ts';
import { useTypedText } from './use-typed-text.ts';

interface ColorBoxProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** What applies while there is no value. */
  readonly fallback?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (color: string) => boolean;
  readonly onDone?: () => void;
}

/** A colour: the mail's own palette first, then any other. */
export function ColorBox(props: ColorBoxProps) {
  const { id, label, value, fallback, placeholder, disabled = false, onChange, onDone } = props;
  const { editor } = useEditorSession();
  const [swatches, setSwatches] = useState<string[]>([]);
  const { text, refused, type } = useTypedText(value, (next) => {
    const color = typedColor(next);
    return color !== '' && onChange(color);
  });
  return (
    <ColorInput
      id={id}
      size="xs"
      format="hex"
      aria-label={id === undefined ? label : undefined}
      classNames={{ dropdown: classes.dropdown, swatches: classes.swatches, input: classes.input }}
      value={text}
      placeholder={fallback ?? placeholder ?? ''}
      {...(text === '' && {
        leftSection:
          fallback === undefined ? <span className={classes.none} /> : <ColorSwatch color={fallback} size={14} />,
      })}
      disabled={disabled}
      error={refused}
      swatches={swatches}
      swatchesPerRow={8}
      withEyeDropper={false}
      popoverProps={{ withinPortal: true, position: 'bottom-end', width: 236 }}
      onFocus={() => setSwatches([...mailPalette(editor.getState().document)])}
      onChange={type}
      onChangeEnd={() => onDone?.()}
      onBlur={() => onDone?.()}
    />
  );
}
