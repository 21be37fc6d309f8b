import { LINK_TAGS, type LinkFields, linkAddress } from '@mailwright/blocks';
import { Button, FileButton, NativeSelect, Select, Stack, Switch, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useImageUpload } from '../../uploads/use-image-upload.ts';
import { LinkKindInput } from './LinkKindInput.tsx';
import { choiceOf, isFound, LINK_CHOICES, type LinkChoice, linkOfChoice } from './link-choices.ts';
import type { LinkInputProps } from './link-input-props.ts';
import { fieldOf, LINK_KIND_FIELDS, withField } from './link-kind-fields.ts';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';

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

/** Uploads the file that a link leads to. */
function LinkFileButton({ fields, disabled, onChange, onDone }: LinkInputProps) {
  const t = useT('linkFields');
  const upload = useImageUpload((asset) => {
    onChange(withField(fields, 'file', asset.url));
    onDone();
  });
  return (
    <FileButton accept={ACCEPTED} disabled={disabled} onChange={(file) => file && upload.start(file)}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          loading={upload.item !== null && upload.item.step !== 'failed'}
          leftSection={<IconUpload size={14} />}
        >
          {t('upload')}
        </Button>
      )}
    </FileButton>
  );
}

interface LinkKindSelectProps {
  readonly fields: LinkFields;
  readonly disabled: boolean;
  readonly onChoose: (choice: LinkChoice) => void;
}

/** The kind of a link, found by typing. */
function LinkKindSelect({ fields, disabled, onChoose }: LinkKindSelectProps) {
  const t = useT('linkFields');
  return (
    <Select
      size="xs"
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      aria-label={t('kind')}
      value={choiceOf(fields)}
      disabled={disabled}
      data={LINK_CHOICES.map((value) => ({ value, label: t(`kind.${value}`) }))}
      filter={({ options, search }) =>
        options.filter((option) => 'value' in option && isFound(option.value, option.label, search))
      }
      nothingFoundMessage={t('noKind')}
      maxDropdownHeight={320}
      // In a form that floats, a list elsewhere would count as outside of it.
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      onChange={(next) => {
        const choice = LINK_CHOICES.find((known) => known === next);
        if (choice) onChoose(choice);
      }}
    />
  );
}
