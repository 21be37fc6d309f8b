import { LIMITS, type ProductRule } from '@mailwright/contract';
import type { DocumentNode } from '@mailwright/document';
import { Anchor, Button, NativeSelect, NumberInput, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { FieldRow } from '../../core/inputs/FieldRow.tsx';
import { storeCategoriesQuery, storeChoiceQuery, storeTagsQuery } from '../../core/products/product-queries.ts';
import { ruleOf, setRule, showProducts } from '../../core/products/product-rule.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './ProductTools.module.css';

const SORTS = ['newest', 'cheapest', 'discount'] as const;

const FIRST: Omit<ProductRule, 'storeUuid'> = { sort: 'newest', category: null, tag: null, onSale: false, count: 4 };

/** Asks which products a block shows by itself. The canvas shows the current result. */
export function RulePanel({ node }: { readonly node: DocumentNode }) {
  const t = useT('products');
  const id = useId();
  const session = useEditorSession();
  const { editor } = session;
  const rule = ruleOf(node);
  const storeId = rule?.storeUuid ?? '';
  const stores = useQuery(storeChoiceQuery);
  const categories = useQuery(storeCategoriesQuery(storeId));
  const tags = useQuery(storeTagsQuery(storeId));
  const [failure, setFailure] = useState<string | null>(null);
  const { features } = useAccount();
  const disabled = editor.context.readOnly || !features.products;
  const asking = async (asked: Promise<void>) => {
    setFailure(null);
    await asked.catch((error: unknown) => setFailure(errorSentence(error)));
  };
  const change = (part: Partial<ProductRule>) => {
    const next = { ...FIRST, storeUuid: storeId, ...rule, ...part };
    if (next.storeUuid !== '') void asking(setRule(session, node.id, next));
  };
  const shown = Array.isArray(node.props.shown) ? node.props.shown.length : 0;
  const isKnown = stores.data?.some(({ storeUuid }) => storeUuid === storeId) ?? false;
  return (
    <>
      <FieldRow label={t('store')} htmlFor={`${id}store`}>
        <NativeSelect
          id={`${id}store`}
          size="xs"
          disabled={disabled || !stores.data}
          error={stores.isError && t('stores.failed')}
          value={storeId}
          data={[
            ...(storeId === '' ? [{ value: '', label: t('rule.chooseStore') }] : []),
            ...(storeId !== '' && stores.data && !isKnown ? [{ value: storeId, label: t('rule.otherStore') }] : []),
            ...(stores.data ?? []).map(({ storeUuid, name }) => ({ value: storeUuid, label: name })),
          ]}
          // Categories and tags are the store's own.
          onChange={({ currentTarget }) => change({ storeUuid: currentTarget.value, category: null, tag: null })}
        />
      </FieldRow>
      {!features.products && <p className={classes.note}>{t('plan.body')}</p>}
      {features.products && stores.data?.length === 0 && (
        <p className={classes.note}>
          {t('stores.empty.body')}{' '}
          <Anchor component={Link} to="/settings/stores" target="_blank" inherit>
            {t('stores.connect')}
          </Anchor>
        </p>
      )}
      {rule && (
        <>
          <FieldRow label={t('category')} htmlFor={`${id}category`}>
            <NativeSelect
              id={`${id}category`}
              size="xs"
              disabled={disabled}
              value={rule.category ?? ''}
              data={choices(t('category.all'), categories.data, rule.category)}
              onChange={({ currentTarget }) => change({ category: currentTarget.value || null })}
            />
          </FieldRow>
          <FieldRow label={t('rule.tag')} htmlFor={`${id}tag`}>
            <NativeSelect
              id={`${id}tag`}
              size="xs"
              disabled={disabled}
              value={rule.tag ?? ''}
              data={choices(t('rule.tag.all'), tags.data, rule.tag)}
              onChange={({ currentTarget }) => change({ tag: currentTarget.value || null })}
            />
          </FieldRow>
          <FieldRow label={t('rule.sort')} htmlFor={`${id}sort`}>
            <NativeSelect
              id={`${id}sort`}
              size="xs"
              disabled={disabled}
              value={rule.sort}
              data={SORTS.map((sort) => ({ value: sort, label: t(`rule.sort.${sort}`) }))}
              onChange={({ currentTarget }) =>
                change({ sort: SORTS.find((sort) => sort === currentTarget.value) ?? rule.sort })
              }
            />
          </FieldRow>
          <FieldRow label={t('rule.count')} htmlFor={`${id}count`}>
            <NumberInput
              id={`${id}count`}
              size="xs"
              disabled={disabled}
              min={1}
              max={LIMITS.products.perRule}
              allowDecimal={false}
              hideControls
              clampBehavior="strict"
              value={rule.count}
              onChange={(count) => {
                if (typeof count === 'number' && count >= 1 && count !== rule.count) change({ count });
              }}
            />
          </FieldRow>
          <FieldRow label={t('rule.onSale')} htmlFor={`${id}sale`}>
            <Switch
              id={`${id}sale`}
              size="sm"
              disabled={disabled}
              checked={rule.onSale}
              onChange={({ currentTarget }) => change({ onSale: currentTarget.checked })}
            />
          </FieldRow>
          <p className={classes.note}>{t('rule.hint')}</p>
          {failure === null && shown === 0 && <p className={classes.note}>{t('rule.nothing')}</p>}
        </>
      )}
      {failure !== null && rule && (
        <div className={classes.failed} role="alert">
          {failure}
          <Button size="compact-xs" variant="default" onClick={() => void asking(showProducts(editor, node.id, rule))}>
            {t('shared:tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}

/** All of them first; one that is chosen stays to be seen, even where the store has it no more. */
function choices(all: string, names: readonly string[] = [], chosen: string | null) {
  const shown = chosen === null || names.includes(chosen) ? names : [chosen, ...names];
  return [{ value: '', label: all }, ...shown.map((name) => ({ value: name, label: name }))];
}
