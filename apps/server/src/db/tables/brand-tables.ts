export interface BrandSchema {
  brand_kits: BrandKitTable;
  brand_people: BrandPersonTable;
  brand_assets: BrandAssetTable;
  brand_sets: BrandSetTable;
  template_brands: TemplateBrandTable;
}

interface BrandKitTable {
  id: string;
  owner_id: string;
  /** JSON. */
  kit: string;
  revision: number;
  modified_at: number;
}

/** Other people who use a kit. */
interface BrandPersonTable {
  kit_id: string;
  user_id: string;
}

/** Images that a kit names. */
interface BrandAssetTable {
  kit_id: string;
  owner_id: string;
  name: string;
}

/** A value that a set of values of kits has; sets are kept. */
interface BrandSetTable {
  /** Id made from the content of the set. */
  id: string;
  /** `color:<id>`, `color:<id>/dark`, `font:<kit>/heading`. */
  named: string;
  value: string;
}

/** Sets of brand kit values that templates use; written with each save. */
interface TemplateBrandTable {
  template_id: string;
  set_id: string;
}
