import { generalSettingsSchema, PROMOTION_FIELDS, type Promotion } from '@mailwright/document';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './HeadTab.module.css';

interface PromotionFieldsProps {
  readonly promotion: Promotion;
  readonly onChange: (promotion: Promotion) => void;
}

type Field = (typeof PROMOTION_FIELDS)[number];

const PLACEHOLDERS: { readonly [F in Field]?: string } = {
  logo: 'https://',
  image: 'https://',
  url: 'https://',
  availabilityStarts: '2026-12-01T08:00:00+01:00',
  availabilityEnds: '2026-12-24T23:59:00+01:00',
};

/** What Gmail shows of the mail among promotions. A value that it could not read is said and not taken. */
export function PromotionFields({ promotion, onChange }: PromotionFieldsProps) {
  const t = useT('mailHead');
  const [typed, setTyped] = useState(promotion);
  const isValid = (field: Field, value: string) =>
    generalSettingsSchema.shape.promotion.safeParse({ [field]: value }).success;
  return (
    <div className={classes.stack}>
      {PROMOTION_FIELDS.map((field) => {
        const value = typed[field] ?? '';
        return (
          <TextInput
            key={field}
            size="xs"
            label={t(`promotion.${field}`)}
            placeholder={PLACEHOLDERS[field] ?? ''}
            value={value}
            error={isValid(field, value) ? null : t('promotion.problem')}
            onChange={(event) => {
              const next = { ...typed, [field]: event.currentTarget.value };
              setTyped(next);
              const said = PROMOTION_FIELDS.filter((each) => next[each] && isValid(each, next[each] ?? ''));
              onChange(Object.fromEntries(said.map((each) => [each, next[each]])));
            }}
          />
        );
      })}
    </div>
  );
}
