import { LINK_TAGS } from '@mailwright/blocks';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { fieldOf, withField } from './link-kind-fields.ts';
import type { LinkPartProps } from './link-part.ts';

/** Which placeholder the sending system fills in. */
export function LinkTagSelect({ id, fields, disabled, onChange, onDone }: LinkPartProps & { readonly id: string }) {
  const t = useT('editor');
  return (
    <NativeSelect
      id={id}
      size="xs"
      value={fieldOf(fields, 'tag')}
      disabled={disabled}
      data={LINK_TAGS.map((value) => ({ value, label: t(`link.tag.${value}`) }))}
      onChange={(event) => {
        onChange(withField(fields, 'tag', event.currentTarget.value));
        onDone();
      }}
    />
  );
}
