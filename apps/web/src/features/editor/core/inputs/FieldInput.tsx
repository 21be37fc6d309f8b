import type { ItemId } from '@mailwright/document';
import { Skeleton } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import type { FieldKind, InputProps } from './input-props.ts';
import { INPUTS } from './inputs.ts';
import { ListField } from './list/ListField.tsx';
import type { ListWords } from './list/list-props.ts';

interface FieldInputProps extends InputProps<FieldKind> {
  readonly word: ListWords;
  /** The item that a list is to show opened. */
  readonly openItem: ItemId | null;
}

/** The input of a field, whatever its kind. */
export function FieldInput({ word, openItem, ...props }: FieldInputProps) {
  const { field } = props;
  if (field.kind === 'list') return <ListField {...props} field={field} word={word} openItem={openItem} />;
  // One kind of field at a time, so that the input and the field it is given are of the same kind.
  const Input = INPUTS[field.kind] as ComponentType<InputProps<FieldKind>>;
  return (
    <Suspense fallback={<Skeleton height={30} />}>
      <Input {...props} />
    </Suspense>
  );
}
