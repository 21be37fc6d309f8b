import type { LinkFields } from '@mailwright/blocks';
import { Select } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { choiceOf, isFound, LINK_CHOICES, type LinkChoice } from './link-choices.ts';

interface LinkKindSelectProps {
  readonly fields: LinkFields;
  readonly disabled: boolean;
  readonly onChoose: (choice: LinkChoice) => void;
}

/** The kind of a link, found by typing. */
export function LinkKindSelect({ fields, disabled, onChoose }: LinkKindSelectProps) {
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
