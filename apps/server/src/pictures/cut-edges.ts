import sharp from 'sharp';

/** Widths that are cut off at each side, pixels. */
export interface PictureEdges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A picture without its edges; as it is where nothing would be left. */
export async function cutEdges(picture: Uint8Array, edges: PictureEdges): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const area = {
    left: edges.left,
    top: edges.top,
    width: width - edges.left - edges.right,
    height: height - edges.top - edges.bottom,
  };
  return area.width > 0 && area.height > 0 ? sharp(picture).extract(area).png().toBuffer() : picture;
}
