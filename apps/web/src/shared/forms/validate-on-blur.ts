import type { FocusEvent } from 'react';
import { afterPress } from '../pointer/after-press.ts';

/** Selector of the dialog or form whose fields belong together. */
const SCOPE = '[role="dialog"], form';

/**
 * Returns the blur handler of a field: it checks the field when the focus moves to another element of the same form. Nothing is
 * checked when the focus moves to a question about leaving or to another window, when the dialog closes, or while the pointer
 * is held down: a message must not move the button that is being pressed.
 */
export function validateOnBlur(check: () => unknown) {
  return ({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLElement>): void => {
    const scope = field.closest(SCOPE);
    if (document.activeElement === field) return;
    if (next instanceof Node && scope !== null && !scope.contains(next)) return;
    afterPress(() => {
      if (field.isConnected && field.closest('[data-closing]') === null) check();
    });
  };
}

interface FieldOfForm<Field> {
  readonly field: Field;
  readonly form: { readonly validateField: (field: Field) => unknown };
}

/** Returns props for `enhanceGetInputProps` of a form: each field is checked when it loses the focus. */
export function checkedWhenLeft<Field>({ field, form }: FieldOfForm<Field>) {
  return { onBlur: validateOnBlur(() => form.validateField(field)) };
}

interface FieldOfTypedForm<Field> {
  readonly field: Field;
  readonly form: FieldOfForm<Field>['form'] & { readonly isDirty: (field: Field) => boolean };
}

/**
 * Returns props for `enhanceGetInputProps` for a field that a dialog focuses by itself: it is checked when it loses the focus,
 * once its value was changed. Without a change, it was not left empty on purpose.
 */
export function checkedOnceTyped<Field>({ field, form }: FieldOfTypedForm<Field>) {
  return { onBlur: validateOnBlur(() => form.isDirty(field) && form.validateField(field)) };
}
