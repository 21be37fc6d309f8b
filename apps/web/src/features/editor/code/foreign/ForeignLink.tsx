import { isSafeLink } from '@mailwright/island';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { ForeignElementView } from '../../core/island/foreign-element-view.ts';
import { useView } from '../../core/session/use-editor-session.ts';
import { BothCheckbox } from './BothCheckbox.tsx';
import { ForeignInput } from './ForeignInput.tsx';
import type { ForeignElementEditing } from './use-foreign-element-editing.ts';

interface ForeignLinkProps {
  readonly edit: ForeignElementEditing;
  readonly link: NonNullable<ForeignElementView['link']>;
}

/** Asks for the link of a foreign element, its own or that of the link around it. */
export function ForeignLink({ edit, link }: ForeignLinkProps) {
  const t = useT('panels');
  const messages = useT('messages');
  const both = useView((view) => view.outlookToo);
  const write = (href: string) => {
    if (!isSafeLink(href)) return false;
    const twin = link.hasTwin && both ? { twin: { link: link.element, href } } : {};
    return edit.change({
      edit: { kind: 'element', element: link.element, attributes: { href } },
      step: 'partLink',
      ...twin,
    });
  };
  return (
    <>
      <ForeignInput
        label={t('part.href')}
        placeholder="https://"
        value={link.href}
        disabled={edit.disabled}
        error={messages('urlInvalid')}
        onChange={write}
        onDone={edit.done}
      />
      {link.hasTwin && <BothCheckbox disabled={edit.disabled} />}
    </>
  );
}
