import { ColorPicker, ColorSwatch, Popover, Portal, TextInput } from '@mantine/core';
import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { mailPalette } from '../../session/mail-palette.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { useTypedText } from '../use-typed-text.ts';
import { BrandSwatches } from './BrandSwatches.tsx';
import classes from './ColorPopover.module.css';
import { typedColor } from './typed-color.ts';
import type { ColorChoice } from './use-color-choice.ts';
import { walkSwatches } from './walk-swatches.ts';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** A dialog closes on Escape before anything in it hears of the key, unless the key comes from an element like this. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': true };

interface ColorPopoverProps {
  readonly choice: ColorChoice;
  readonly label: string;
  /** Empty: none. */
  readonly value: string;
  /** `named`: which color of a brand kit it is. */
  readonly write: (color: string, named?: string) => void;
  /** For which mode the color is. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /** Given the swatches, for keys to lead to them. */
  readonly swatches?: RefObject<HTMLDivElement | null>;
  /** What opens it. */
  readonly target: ReactElement;
  /** The color is typed in what opens it, which keeps the focus; else there is a field in here. */
  readonly typedOutside?: boolean;
  /** Colors of one's own are what is edited here: none are offered. */
  readonly withoutPalette?: boolean;
  readonly position?: 'bottom' | 'bottom-start' | 'bottom-end';
  /** What else can be done with the color. */
  readonly children?: ReactNode;
}

/** The one way to choose a color: those of the brand first, then the mail's own palette, then any other. */
export function ColorPopover(props: ColorPopoverProps) {
  const { choice, target, label, typedOutside = false, position = 'bottom' } = props;
  return (
    <Popover
      opened={choice.opened}
      position={position}
      width={236}
      withinPortal
      trapFocus={!typedOutside}
      // The field that opens it keeps its own name and id.
      withRoles={!typedOutside}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>{target}</Popover.Target>
      {choice.opened && (
        <Portal>
          <div className={classes.veil} onPointerDown={stop} onMouseDown={keep} onClick={choice.apply} aria-hidden />
        </Portal>
      )}
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        className={classes.dropdown}
        onKeyDown={choice.onKeyDown}
        {...(typedOutside && { onMouseDown: keep })}
      >
        {choice.opened && <Colors {...props} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Colors(props: ColorPopoverProps) {
  const { choice, value, write, scheme = 'light', swatches, typedOutside = false } = props;
  const { withoutPalette = false, children } = props;
  const t = useT('editor');
  const { editor } = useEditorSession();
  const { text, refused, type } = useTypedText(value, (typed) => {
    const color = typedColor(typed);
    if (!HEX.test(color)) return false;
    write(color);
    return true;
  });
  const palette = withoutPalette ? [] : mailPalette(editor.getState().document);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it. */}
      <div ref={swatches} className={classes.groups} onKeyDown={walkSwatches}>
        <BrandSwatches
          value={value}
          scheme={scheme}
          isWithoutTabs={typedOutside}
          onChoose={(color, named) => {
            write(color, named);
            choice.apply();
          }}
        />
        {palette.length > 0 && (
          <div className={classes.swatches}>
            {palette.map((color) => (
              <ColorSwatch
                key={color}
                component="button"
                type="button"
                size={20}
                color={color}
                tabIndex={typedOutside ? -1 : 0}
                aria-label={color}
                aria-pressed={color === value}
                onClick={() => {
                  write(color);
                  choice.apply();
                }}
                {...KEEPS_ESCAPE}
              />
            ))}
          </div>
        )}
      </div>
      <ColorPicker
        fullWidth
        format="hex"
        value={value}
        focusable={!typedOutside}
        saturationLabel={t('color.saturation')}
        hueLabel={t('color.hue')}
        attributes={{ saturation: KEEPS_ESCAPE, slider: KEEPS_ESCAPE }}
        onChange={write}
      />
      {!typedOutside && (
        <TextInput
          size="xs"
          aria-label={t('color.code')}
          placeholder="#000000"
          value={text}
          error={refused}
          data-autofocus
          onChange={(event) => type(event.currentTarget.value)}
          {...KEEPS_ESCAPE}
        />
      )}
      {children}
    </>
  );
}

function stop(event: { readonly stopPropagation: () => void }): void {
  event.stopPropagation();
}

/** The focus stays where it is. */
function keep(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
