import { BrandUpdateNotice } from '../brand/BrandUpdateNotice.tsx';
import { LinkedModules } from '../modules/linked/LinkedModules.tsx';
import { ProductUpdateNotice } from '../products/ProductUpdateNotice.tsx';
import classes from './UpdateNotices.module.css';

/** Stacks what has changed elsewhere over the canvas: modules, brand and products. */
export function UpdateNotices({ isEditing }: { readonly isEditing: boolean }) {
  return (
    <div className={classes.stack}>
      <LinkedModules />
      {isEditing && <BrandUpdateNotice />}
      {isEditing && <ProductUpdateNotice />}
    </div>
  );
}
