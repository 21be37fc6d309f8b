import type { LinkFields } from '@mailwright/blocks';

/** What every input of a link's fields gets. */
export interface LinkInputProps {
  readonly fields: LinkFields;
  readonly disabled: boolean;
  readonly onChange: (fields: LinkFields) => void;
  readonly onDone: () => void;
}
