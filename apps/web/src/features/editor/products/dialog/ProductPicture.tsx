import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Product.module.css';

interface ProductPictureProps {
  /** '' where it has none. */
  readonly address: string;
  /** CSS pixels. */
  readonly size: number;
}

/** The picture of a product beside its name, which says what it shows; a sign where there is none, or none comes. */
export function ProductPicture({ address, size }: ProductPictureProps) {
  const [failed, setFailed] = useState('');
  return (
    <span className={classes.picture} style={{ width: size, height: size }} aria-hidden="true">
      {address === '' || failed === address ? (
        <IconPackage size={size / 2} stroke={1.5} />
      ) : (
        <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
