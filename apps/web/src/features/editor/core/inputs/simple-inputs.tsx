import { Button, NativeSelect, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTypedText } from '../../../../shared/forms/use-typed-text.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { openDialog } from '../session/editor-session.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { ColorBox } from './color/ColorBox.tsx';
import type { InputProps } from './input-props.ts';
import { insertField } from './merge-fields/insert-field.ts';
import { MergeFieldButton } from './merge-fields/MergeFieldButton.tsx';
import classes from './simple-inputs.module.css';

/** Longest part of the code that the panel shows, lines and characters. */
const EXCERPT_LINES = 8;
const EXCERPT_LENGTH = 1200;

export function TextField({ id, field, value, disabled, onChange, onDone }: InputProps<'text'>) {
  const t = useT('editor');
  const input = useRef<HTMLInputElement>(null);
  const { text, refused, type } = useTypedText(typeof value === 'string' ? value : '', onChange);
  const insert = (name: string, fallback: string) => {
    onDone();
    type(insertField(input.current, text, name, fallback));
    onDone();
  };
  return (
    <TextInput
      ref={input}
      id={id}
      size="xs"
      value={text}
      disabled={disabled}
      error={refused && t('refusal.INVALID_VALUE')}
      {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
      {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
      {...(field.merge && { rightSection: <MergeFieldButton disabled={disabled} onInsert={insert} /> })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}

export function TextareaField({ id, field, value, disabled, onChange, onDone }: InputProps<'textarea'>) {
  const t = useT('editor');
  const { text, refused, type } = useTypedText(typeof value === 'string' ? value : '', onChange);
  return (
    <Textarea
      id={id}
      size="xs"
      rows={4}
      resize="vertical"
      value={text}
      disabled={disabled}
      error={refused && t('refusal.INVALID_VALUE')}
      {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}

export function SelectField({ id, field, value, disabled, optionLabel, onChange, onDone }: InputProps<'select'>) {
  return (
    <NativeSelect
      id={id}
      size="xs"
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      data={field.options.map((option) => ({ value: option, label: optionLabel(option) }))}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        onDone();
      }}
    />
  );
}

export function SegmentedField(props: InputProps<'segmented'>) {
  const { field, label, value, disabled, optionLabel, onChange, onDone } = props;
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      data={field.options.map((option) => ({ value: option, label: optionLabel(option) }))}
      onChange={(option) => {
        onChange(option);
        onDone();
      }}
    />
  );
}

export function ToggleField({ id, value, disabled, onChange, onDone }: InputProps<'toggle'>) {
  return (
    <Switch
      id={id}
      size="sm"
      checked={value === true}
      disabled={disabled}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
        onDone();
      }}
    />
  );
}

export function ColorField({ id, label, value, disabled, onChange, onDone }: InputProps<'color'>) {
  return (
    <ColorBox
      id={id}
      label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={(color, named) => onChange(color, undefined, undefined, named)}
      onDone={onDone}
    />
  );
}

/** The beginning of a block's code, and the way to the editor of it. */
export function CodeField({ value, disabled, onChange, onDone }: InputProps<'code'>) {
  const t = useT('editor');
  const session = useEditorSession();
  const code = typeof value === 'string' ? value : '';
  const excerpt = code.slice(0, EXCERPT_LENGTH).split('\n').slice(0, EXCERPT_LINES).join('\n');
  const apply = (next: string) => {
    const taken = onChange(next);
    onDone();
    return taken;
  };
  return (
    <>
      {code.trim() !== '' && <pre className={classes.excerpt}>{excerpt}</pre>}
      <Button
        fullWidth
        size="xs"
        variant="default"
        leftSection={<IconCode size={14} stroke={1.7} />}
        // The panel may go while the code is edited, when the window gets narrow; the dialog must not go with it.
        onClick={() => openDialog(session, { kind: 'custom-code', code, readOnly: disabled, apply })}
      >
        {t(disabled ? 'code.view' : 'code.edit')}
      </Button>
    </>
  );
}
