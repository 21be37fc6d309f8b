import type { FeedField, FeedLook } from '@mailwright/contract';
import { Select, TextInput } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './FeedColumns.module.css';
import { type FeedDraft, withColumn } from './feed-draft.ts';

const FIELDS: readonly FeedField[] = [
  'id',
  'name',
  'price',
  'salePrice',
  'currency',
  'image',
  'images',
  'link',
  'description',
  'categories',
  'availability',
  'brand',
  'tags',
  'created',
];

const REQUIRED: readonly FeedField[] = ['id', 'name'];

interface FeedColumnsProps {
  readonly look: FeedLook;
  readonly draft: FeedDraft;
  /** True when required columns that are not chosen are marked as missing. */
  readonly tried: boolean;
  readonly onChange: (draft: FeedDraft) => void;
}

/** Shows the first rows of a feed, and asks which column has which value. */
export function FeedColumns({ look, draft, tried, onChange }: FeedColumnsProps) {
  const t = useT('stores');
  const { columns } = draft;
  const exampleOf = (column: string | undefined) => {
    if (column === undefined) return null;
    const index = look.columns.indexOf(column);
    return look.rows.map((row) => row[index] ?? '').find((value) => value !== '') ?? t('columns.noExample');
  };
  return (
    <>
      <h3 className={classes.heading}>{t('rows.title')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <section className={classes.rows} tabIndex={0} aria-label={t('rows.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              {look.columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: feeds name columns alike
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {look.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else
              <tr key={line}>
                {look.columns.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3 className={classes.heading}>{t('columns.title')}</h3>
      <div className={classes.fields}>
        {FIELDS.map((field) => (
          <Select
            key={field}
            searchable
            clearable={!REQUIRED.includes(field)}
            allowDeselect={false}
            label={t(`field.${field}`)}
            withAsterisk={REQUIRED.includes(field)}
            placeholder={t('columns.none')}
            description={exampleOf(columns[field])}
            classNames={{ description: classes.example }}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            comboboxProps={{ zIndex: 400 }}
            data={[...new Set(look.columns)]}
            value={columns[field] ?? null}
            error={tried && REQUIRED.includes(field) && columns[field] === undefined && t('columns.required')}
            onChange={(column) => onChange(withColumn(draft, field, column))}
          />
        ))}
        <TextInput
          label={t('columns.currency')}
          description={t('columns.currencyHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={3}
          value={draft.currency ?? ''}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.toUpperCase().replace(/[^A-Z]/g, '');
            onChange({ ...draft, currency: typed === '' ? null : typed });
          }}
        />
      </div>
    </>
  );
}
