import type { LinkFields } from '@mailwright/blocks';

/** Props of every input of a link's fields. */
export interface LinkInputProps {
  readonly fields: LinkFields;
  readonly disabled: boolean;
  readonly onChange: (fields: LinkFields) => void;
  readonly onDone: () => void;
}
