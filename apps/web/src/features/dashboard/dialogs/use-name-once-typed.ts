import { useRef } from 'react';
import type { TemplateForm } from './use-template-form.ts';

/**
 * The form with its name checked on leaving only after something was typed there: a dialog puts the focus on the name by
 * itself, and who only looks around has not left it out.
 */
export function useNameOnceTyped(form: TemplateForm): TemplateForm {
  const typed = useRef(false);
  const getInputProps: TemplateForm['getInputProps'] = (path, options) => {
    const props = form.getInputProps(path, options);
    if (path !== 'name') return props;
    return {
      ...props,
      onChange: (value: unknown) => {
        typed.current = true;
        props.onChange(value);
      },
      onBlur: (event: unknown) => {
        if (typed.current) props.onBlur?.(event);
      },
    };
  };
  return { ...form, getInputProps };
}
