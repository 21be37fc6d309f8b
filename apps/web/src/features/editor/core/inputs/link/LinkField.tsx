import { linkAddress, linkProblem, readLink } from '@mailwright/blocks';
import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { useState } from 'react';
import type { InputProps } from '../input-props.ts';
import { LinkInputs, type TypedLink } from './LinkInputs.tsx';

/**
 * Asks for the link of a block. Keys of the link that it does not know stay as they are; an address that cannot be used
 * is never written.
 */
export function LinkField({ id, value, disabled, onChange, onDone }: InputProps<'link'>) {
  const link: JsonObject = isJsonObject(value) ? value : {};
  const href = text(link.href);
  const [typed, setTyped] = useState({ href, fields: readLink(href) });
  // A change from elsewhere (undo, the canvas) replaces what stands there.
  if (href !== typed.href) setTyped({ href, fields: readLink(href) });

  const change = ({ fields, ...others }: Partial<TypedLink>) => {
    if (!fields) {
      onChange({ ...link, ...others });
      return;
    }
    const address = linkAddress(fields);
    // Another kind of link takes the place of the old one with its first usable address, not before.
    const emptied = address === '' && fields.linkto === typed.fields.linkto;
    const usable = emptied || (address !== '' && linkProblem(fields) === null);
    const written = usable && address !== href && onChange({ ...link, href: address });
    setTyped({ href: written ? address : href, fields });
  };
  const done = () => {
    // What was typed is shown as it is kept, e.g. with its http://.
    setTyped((now) => {
      const kept = now.href !== '' && linkAddress(now.fields) === now.href;
      return kept ? { ...now, fields: readLink(now.href) } : now;
    });
    onDone();
  };
  return (
    <LinkInputs
      id={id}
      link={{
        fields: typed.fields,
        target: link.target === '_blank' ? '_blank' : '_self',
        title: text(link.title),
      }}
      disabled={disabled}
      onChange={change}
      onDone={done}
    />
  );
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
