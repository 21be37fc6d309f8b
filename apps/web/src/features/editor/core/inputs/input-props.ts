import type { EmailDocument, FieldInput, JsonObject, JsonValue } from '@mailwright/document';

export type FieldKind = FieldInput['kind'];
export type FieldOf<K extends FieldKind> = Extract<FieldInput, { readonly kind: K }>;

/** Props of every input of the Settings panel. */
export interface InputProps<K extends FieldKind> {
  readonly id: string;
  readonly field: FieldOf<K>;
  readonly label: string;
  readonly value: JsonValue | undefined;
  readonly disabled: boolean;
  /** The label of one of the field's options. */
  readonly optionLabel: (option: string) => string;
  /** Returns the current value of another prop, or of the field's own, for inputs that wait for a server in between. */
  readonly propValue: (prop?: string) => JsonValue | undefined;
  /** Writes the value, and other props with it; edits in a row become one undo step. False when it is not taken.
   * `joins`: the document of the edit that this belongs to; `named`: what the value is called in a brand kit. */
  readonly onChange: (value: JsonValue, others?: JsonObject, joins?: EmailDocument, named?: string) => boolean;
  /** The person is done with this value; the next edit is a step of its own. */
  readonly onDone: () => void;
}
