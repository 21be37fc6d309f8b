import { type Link, type LinkFields, linkAddress, linkProblem, readLink } from '@mailwright/blocks';
import { Button, Group, Input, Stack } from '@mantine/core';
import type { Editor as TextEditor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { LinkInputs, type TypedLink } from '../../core/inputs/link/LinkInputs.tsx';
import { mainFieldOf } from '../../core/inputs/link/link-kind-fields.ts';

interface LinkFormProps {
  readonly text: TextEditor;
  readonly onDone: () => void;
}

/** Asks for the target of the selected words' link; with the cursor in a link, of the whole link. */
export function LinkForm({ text, onDone }: LinkFormProps) {
  const t = useT('text');
  const names = useT('linkFields');
  const id = useId();
  const [link, setTyped] = useState<TypedLink>(() => {
    const { href, target, title } = linkAt(text);
    return { fields: readLink(href), target, title };
  });
  const [insists, setInsists] = useState(false);

  const complete = () =>
    setTyped((typed) => {
      const href = linkProblem(typed.fields) === null ? linkAddress(typed.fields) : '';
      return href === '' ? typed : { ...typed, fields: readLink(href) };
    });
  const wordsFor = (fields: LinkFields) =>
    fields.linkto === 'tag' ? names(`tag.${fields.tag}`) : mainFieldOf(readLink(linkAddress(fields)));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The form stands in a portal of the panel's own form, if that has one.
    event.stopPropagation();
    const href = linkAddress(link.fields);
    if (linkProblem(link.fields) !== null) {
      setInsists(true);
      return;
    }
    if (href === '') removeLink(text);
    else setLink(text, { href, target: link.target, title: link.title }, wordsFor(link.fields));
    onDone();
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap={10}>
        <Stack gap={4}>
          <Input.Label htmlFor={id} size="xs">
            {t('linkAddress')}
          </Input.Label>
          <LinkInputs
            id={id}
            link={link}
            disabled={false}
            insists={insists}
            onChange={(patch) => {
              setTyped((typed) => ({ ...typed, ...patch }));
              setInsists(false);
            }}
            onDone={complete}
          />
        </Stack>
        <Group gap={8} justify="flex-end">
          {text.isActive('link') && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => {
                removeLink(text);
                onDone();
              }}
            >
              {t('linkRemove')}
            </Button>
          )}
          <Button size="compact-sm" type="submit">
            {t('linkApply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The link at the cursor, without an address when there is none. */
function linkAt(text: TextEditor): Link {
  const { href, target, title } = text.getAttributes('link');
  return {
    href: typeof href === 'string' ? href : '',
    target: target === '_blank' ? '_blank' : '_self',
    title: typeof title === 'string' ? title : '',
  };
}

/** Links the selected words, or the whole link at the cursor; where there are no words, writes these. */
function setLink(text: TextEditor, { href, target, title }: Link, words: string): void {
  const attrs = { href, target: target === '_blank' ? target : null, title: title || null };
  const chain = text.chain().extendMarkRange('link');
  if (text.state.selection.empty && !text.isActive('link')) {
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] }).run();
  } else chain.setMark('link', attrs).run();
}

function removeLink(text: TextEditor): void {
  text.chain().extendMarkRange('link').unsetMark('link').run();
}
