import { Skeleton } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import type { FieldKind, InputProps } from './input-props.ts';
import { INPUTS } from './inputs.ts';
import { ListField } from './list/ListField.tsx';
import type { ListWords } from './list/list-props.ts';

interface FieldInputProps extends InputProps<FieldKind> {
  readonly word: ListWords;
}

/** The input of a field, whatever its kind. */
export function FieldInput({ word, ...props }: FieldInputProps) {
  const { field } = props;
  if (field.kind === 'list') return <ListField {...props} field={field} word={word} />;
  // One kind of field at a time, so that the input and the field it is given are of the same kind.
  const Input = INPUTS[field.kind] as ComponentType<InputProps<FieldKind>>;
  return (
    <Suspense fallback={<Skeleton height={30} />}>
      <Input {...props} />
    </Suspense>
  );
}
