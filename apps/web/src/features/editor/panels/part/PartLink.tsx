import { isSafeLink } from '@mailwright/island';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { PartView } from '../../session/island/part-view.ts';
import { useView } from '../../session/use-editor-session.ts';
import { BothCheckbox } from './BothCheckbox.tsx';
import { PartInput } from './PartInput.tsx';
import type { PartEdit } from './use-part-edit.ts';

interface PartLinkProps {
  readonly edit: PartEdit;
  readonly link: NonNullable<PartView['link']>;
}

/** Where a part leads, itself or by the link around it. */
export function PartLink({ edit, link }: PartLinkProps) {
  const t = useT('editor');
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
      <PartInput
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
