import { generalSettingsSchema, PROMOTION_FIELDS, type Promotion } from '@mailwright/document';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './HeadTab.module.css';
import { localOf, momentOf } from './local-moment.ts';

interface PromotionFieldsProps {
  readonly promotion: Promotion;
  readonly onChange: (promotion: Promotion) => void;
}

type Field = (typeof PROMOTION_FIELDS)[number];

const PLACEHOLDERS: { readonly [F in Field]?: string } = {
  logo: 'https://',
  image: 'https://',
  url: 'https://',
};

/** Asks for what Gmail shows of the mail among promotions. A value that Gmail could not read is reported and not applied. */
export function PromotionFields({ promotion, onChange }: PromotionFieldsProps) {
  const t = useT('mailHead');
  const [typed, setTyped] = useState(promotion);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isCardHalf = (typed.image ?? '') === '' ? Boolean(typed.url || typed.headline) : !typed.url;
  const isValid = (field: Field, value: string) =>
    generalSettingsSchema.shape.promotion.safeParse({ [field]: value }).success;
  return (
    <div className={classes.stack}>
      {PROMOTION_FIELDS.map((field) => {
        const value = typed[field] ?? '';
        const take = (text: string) => {
          const next = { ...typed, [field]: text };
          setTyped(next);
          const said = PROMOTION_FIELDS.filter((each) => next[each] && isValid(each, next[each] ?? ''));
          onChange(Object.fromEntries(said.map((each) => [each, next[each]])));
        };
        if (field === 'availabilityStarts' || field === 'availabilityEnds') {
          return (
            <MomentInput
              key={field}
              label={t(`promotion.${field}`)}
              description={t('promotion.zone', { zone })}
              value={value}
              error={field === 'availabilityEnds' && isOverBefore(typed) ? t('promotion.endsFirst') : null}
              onChange={take}
            />
          );
        }
        return (
          <TextInput
            key={field}
            size="xs"
            label={t(`promotion.${field}`)}
            placeholder={PLACEHOLDERS[field] ?? ''}
            value={value}
            error={isValid(field, value) ? null : t('promotion.problem')}
            onChange={({ currentTarget }) => take(currentTarget.value)}
          />
        );
      })}
      {isCardHalf && <p className={classes.note}>{t('promotion.cardNeeds')}</p>}
    </div>
  );
}

function isOverBefore({ availabilityStarts = '', availabilityEnds = '' }: Promotion): boolean {
  return Date.parse(availabilityEnds) <= Date.parse(availabilityStarts);
}

interface MomentInputProps {
  readonly label: string;
  /** Under the input: whose clock it is. */
  readonly description: string;
  /** With its zone, as ISO 8601 has it; '' for none. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (moment: string) => void;
}

/** A date and time by the browser's own picker, kept with the zone of this device. */
function MomentInput({ label, description, value, error, onChange }: MomentInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Not bound to the value: writing it back while a part of it is being typed would empty the other parts.
  useEffect(() => {
    if (input.current && momentOf(input.current.value) !== value) input.current.value = localOf(value);
  });
  return (
    <TextInput
      ref={input}
      size="xs"
      type="datetime-local"
      max="9999-12-31T23:59"
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      defaultValue={localOf(value)}
      onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value))}
    />
  );
}
