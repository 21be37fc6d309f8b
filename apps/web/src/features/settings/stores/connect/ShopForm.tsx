import { type CreateStoreRequest, endpoints, LIMITS, type StoreTest } from '@mailwright/contract';
import { Alert, Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { storeRefusal } from '../store-refusal.ts';
import type { ConnectFormProps } from './ConnectDialog.tsx';
import { CredentialFields, credentialsOf, NO_CREDENTIALS } from './CredentialFields.tsx';
import classes from './TestedStore.module.css';
import { useConnect } from './use-connect.ts';

interface ShopFormProps extends ConnectFormProps {
  readonly kind: 'woocommerce' | 'shopify';
}

/**
 * Connects a shop by its address, with credentials where more than the public products is wanted. The connection can be tested
 * first.
 */
export function ShopForm({ kind, back, done, onTyped }: ShopFormProps) {
  const t = useT('stores');
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [withKey, setWithKey] = useState(false);
  const [typed, setTyped] = useState(NO_CREDENTIALS);
  const [tried, setTried] = useState(false);
  const connect = useConnect(done);
  const test = useMutation({ mutationFn: (body: CreateStoreRequest) => call(endpoints.stores.test, { body }) });
  const request = (): CreateStoreRequest | null => {
    setTried(true);
    const shop = { url: url.trim(), name: name.trim() };
    if (shop.url === '') return null;
    const credentials = withKey ? credentialsOf(kind, typed) : null;
    return withKey && credentials === null ? null : ({ kind, ...shop, credentials } as CreateStoreRequest);
  };
  const changed = () => {
    onTyped();
    test.reset();
    connect.reset();
  };
  const refusal = storeRefusal(connect.error ?? test.error);
  const onAddress = refusal?.field === 'address';
  const onKey = withKey && refusal?.field === 'credentials';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = request();
        if (body !== null) connect.mutate(body);
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          type="url"
          inputMode="url"
          label={t('address')}
          placeholder={kind === 'shopify' ? 'my-shop.myshopify.com' : 'https://shop.example.com'}
          maxLength={LIMITS.stores.address}
          value={url}
          error={
            (tried && url.trim() === '' && t('address.required')) ||
            (onAddress && <span role="alert">{refusal.sentence}</span>)
          }
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value);
            changed();
          }}
        />
        <TextInput
          label={t('name')}
          description={t('name.hint')}
          maxLength={LIMITS.name.max}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            onTyped();
          }}
        />
        <Checkbox
          checked={withKey}
          label={t(`credentials.use.${kind}`)}
          description={t('credentials.useHint')}
          onChange={({ currentTarget }) => {
            setWithKey(currentTarget.checked);
            changed();
          }}
        />
        {withKey && (
          <CredentialFields
            kind={kind}
            typed={typed}
            required={tried}
            refusal={onKey ? refusal.sentence : null}
            onChange={(next) => {
              setTyped(next);
              changed();
            }}
          />
        )}
        {test.data && <TestedStore tested={test.data} />}
        {refusal && !onAddress && !onKey && (
          <Alert color="red" role="alert">
            {refusal.sentence}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="subtle" onClick={back}>
          {t('back')}
        </Button>
        <Button
          variant="default"
          loading={test.isPending}
          onClick={() => {
            const body = request();
            connect.reset();
            if (body !== null) test.mutate(body);
          }}
        >
          {t('test')}
        </Button>
        <Button type="submit" loading={connect.isPending}>
          {t('connect.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Shows the shop's answer: its name, the number of its products, and the first of them. */
function TestedStore({ tested }: { readonly tested: StoreTest }) {
  const t = useT('stores');
  const { name, total, products } = tested;
  return (
    <Alert color="green" role="status">
      <p className={classes.found}>
        {total === null
          ? t('tested.some', { name: name || t('tested.shop') })
          : t('tested.count', { name: name || t('tested.shop'), count: total, number: formatNumber(total) })}
      </p>
      <ul className={classes.products}>
        {products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is shown once, of names that may be alike
          <li key={index} className={classes.product}>
            {product.imageLink !== '' && (
              <img
                src={product.imageLink}
                alt=""
                className={classes.picture}
                loading="lazy"
                referrerPolicy="no-referrer"
              />
            )}
            <span className={classes.name}>{product.productName}</span>
            <span>{[product.price, product.currency].filter(Boolean).join(' ')}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
