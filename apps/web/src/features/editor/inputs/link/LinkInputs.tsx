import { LINK_TAGS, type LinkFields, linkAddress } from '@mailwright/blocks';
import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { LinkFileButton } from './LinkFileButton.tsx';
import { LinkKindInput } from './LinkKindInput.tsx';
import { LinkKindSelect } from './LinkKindSelect.tsx';
import { choiceOf, type LinkChoice, linkOfChoice } from './link-choices.ts';
import type { LinkInputProps } from './link-input-props.ts';
import { fieldOf, LINK_KIND_FIELDS, withField } from './link-kind-fields.ts';

/** A link as it is being filled in. */
export interface TypedLink {
  readonly fields: LinkFields;
  readonly target: '_self' | '_blank';
  readonly title: string;
}

interface LinkInputsProps {
  /** Of the decisive input, for the label that stands outside. */
  readonly id: string;
  readonly link: TypedLink;
  readonly disabled: boolean;
  /** Says what is wrong before an input is left, e.g. after an attempt to use the link. */
  readonly insists?: boolean;
  readonly onChange: (patch: Partial<TypedLink>) => void;
  readonly onDone: () => void;
}

/** Asks for the target of a link, by kind: the same inputs for links of blocks and of words. */
export function LinkInputs({ id, link, disabled, insists = false, onChange, onDone }: LinkInputsProps) {
  const t = useT('linkFields');
  const { fields, target, title } = link;
  const kind = fields.linkto;
  const choice = choiceOf(fields);
  const earlier = useRef(new Map<LinkChoice, LinkFields>());
  const write = (next: LinkFields) => onChange({ fields: next });
  const switchTo = (next: LinkChoice) => {
    // Who comes back to a kind finds what stood there.
    earlier.current.set(choice, fields);
    write(earlier.current.get(next) ?? linkOfChoice(next));
  };
  const common = { fields, disabled, onDone, onChange: write };
  return (
    <Stack gap={8}>
      <LinkKindSelect
        fields={fields}
        disabled={disabled}
        onChoose={(next) => {
          switchTo(next);
          onDone();
        }}
      />
      {kind === 'tag' && choice !== 'tag' ? (
        <TextInput
          id={id}
          size="xs"
          readOnly
          value={linkAddress(fields)}
          disabled={disabled}
          description={t('tagHint')}
          inputWrapperOrder={['input', 'description']}
        />
      ) : kind === 'tag' ? (
        <LinkTagSelect {...common} id={id} />
      ) : (
        LINK_KIND_FIELDS[kind].map((field, index) => (
          <LinkKindInput
            {...common}
            key={`${kind} ${field.name}`}
            field={field}
            insists={insists}
            {...(index === 0 && { id })}
          />
        ))
      )}
      {kind === 'file' && <LinkFileButton {...common} />}
      <TextInput
        size="xs"
        aria-label={t('title')}
        placeholder={t('title')}
        value={title}
        maxLength={1000}
        disabled={disabled}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        onBlur={onDone}
      />
      <Switch
        size="xs"
        label={t('newWindow')}
        checked={target === '_blank'}
        disabled={disabled}
        onChange={(event) => {
          onChange({ target: event.currentTarget.checked ? '_blank' : '_self' });
          onDone();
        }}
      />
    </Stack>
  );
}

/** Asks for the placeholder that the sending system fills in. */
function LinkTagSelect({ id, fields, disabled, onChange, onDone }: LinkInputProps & { readonly id: string }) {
  const t = useT('linkFields');
  return (
    <NativeSelect
      id={id}
      size="xs"
      value={fieldOf(fields, 'tag')}
      disabled={disabled}
      data={LINK_TAGS.map((value) => ({ value, label: t(`tag.${value}`) }))}
      onChange={(event) => {
        onChange(withField(fields, 'tag', event.currentTarget.value));
        onDone();
      }}
    />
  );
}
