export interface BrandSchema {
  brand_kits: BrandKitTable;
  brand_people: BrandPersonTable;
  brand_assets: BrandAssetTable;
}

interface BrandKitTable {
  id: string;
  owner_id: string;
  /** JSON. */
  kit: string;
  revision: number;
  modified_at: number;
}

/** Who else uses a kit. */
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
