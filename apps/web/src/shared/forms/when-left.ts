import type { FocusEvent } from 'react';
import { afterPress } from '../pointer/after-press.ts';

/** A dialog or a form: what is asked and answered together. */
const SCOPE = '[role="dialog"], form';

/**
 * Handler for a field's blur: checks the field when it is left for another place of the same form. Nothing is checked
 * when the focus goes to a question about leaving or to another window, when the dialog closes, or while the pointer is
 * held down: a message must not move the button that is being pressed.
 */
export function whenLeft(check: () => unknown) {
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

/** For `enhanceGetInputProps` of a form: each field is checked when it is left. */
export function checkedWhenLeft<Field>({ field, form }: FieldOfForm<Field>) {
  return { onBlur: whenLeft(() => form.validateField(field)) };
}

interface FieldOfTypedForm<Field> {
  readonly field: Field;
  readonly form: FieldOfForm<Field>['form'] & { readonly isDirty: (field: Field) => boolean };
}

/**
 * The same for a field that a dialog puts the focus on by itself: who only looks around has typed nothing there, and has
 * not left it out.
 */
export function checkedOnceTyped<Field>({ field, form }: FieldOfTypedForm<Field>) {
  return { onBlur: whenLeft(() => form.isDirty(field) && form.validateField(field)) };
}
