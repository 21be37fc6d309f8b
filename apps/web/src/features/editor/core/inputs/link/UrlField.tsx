import type { InputProps } from '../input-props.ts';
import { AddressInput } from './AddressInput.tsx';

export function UrlField({ id, value, disabled, onChange, onDone }: InputProps<'url'>) {
  const address = typeof value === 'string' ? value : '';
  return <AddressInput id={id} value={address} disabled={disabled} onChange={onChange} onDone={onDone} />;
}
