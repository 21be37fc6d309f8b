import type { ItemField, JsonObject, ListInput } from '@mailwright/document';
import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ComponentType, useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../FieldRow.tsx';
import type { FieldKind, InputProps } from '../input-props.ts';
import { INPUTS, isWide } from '../inputs.ts';
import classes from './ListField.module.css';
import type { ListWords } from './list-props.ts';

interface ItemFieldsProps {
  readonly item: JsonObject;
  readonly field: ListInput;
  readonly place: { readonly index: number; readonly last: number };
  readonly disabled: boolean;
  readonly word: ListWords;
  readonly onMove: (to: number) => void;
  readonly onChange: (item: JsonObject) => boolean;
  readonly onDone: () => void;
}

/** Shows the inputs of an open item, with buttons to move it for people who neither drag nor press arrow keys. */
export function ItemFields({ item, field, place, disabled, word, onMove, onChange, onDone }: ItemFieldsProps) {
  const t = useT('panels');
  const { index, last } = place;
  return (
    <div className={classes.fields} data-fields>
      {field.items.map((inner) => (
        <ItemInput
          key={inner.prop}
          item={item}
          field={inner}
          disabled={disabled}
          word={word}
          onChange={onChange}
          onDone={onDone}
        />
      ))}
      {last > 0 && (
        <Group gap={8} grow>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconArrowUp size={13} stroke={1.8} />}
            disabled={disabled || index === 0}
            onClick={() => onMove(index - 1)}
          >
            {t('list.moveUp')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconArrowDown size={13} stroke={1.8} />}
            disabled={disabled || index === last}
            onClick={() => onMove(index + 1)}
          >
            {t('list.moveDown')}
          </Button>
        </Group>
      )}
    </div>
  );
}

interface ItemInputProps extends Pick<ItemFieldsProps, 'item' | 'disabled' | 'word' | 'onChange' | 'onDone'> {
  readonly field: ItemField;
}

function ItemInput({ item, field, disabled, word, onChange, onDone }: ItemInputProps) {
  const id = useId();
  const label = word('field', field.prop);
  // One kind of field at a time, so that the input and the field it is given are of the same kind.
  const Input = INPUTS[field.kind] as ComponentType<InputProps<FieldKind>>;
  return (
    <FieldRow label={label} prop={field.prop} wide={isWide(field)} {...(field.kind !== 'segmented' && { htmlFor: id })}>
      <Input
        id={id}
        field={field}
        label={label}
        value={item[field.prop]}
        disabled={disabled}
        optionLabel={(option) => word('option', `${field.prop}.${option}`)}
        propValue={(prop = field.prop) => item[prop]}
        onChange={(value, others) => onChange({ ...item, ...others, [field.prop]: value })}
        onDone={onDone}
      />
    </FieldRow>
  );
}
