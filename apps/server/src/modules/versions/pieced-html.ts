import type { TemplateBody } from '@mailwright/contract';

/** An image of this server's own. */
export interface AssetName {
  readonly ownerId: string;
  readonly name: string;
}

/** HTML that was made before, the way it is stored. It is well-formed, without base64, and begins and ends with a tag. */
export interface StoredPiece {
  /** UTF-8 of what stands between the quotes in JSON. */
  readonly json: Buffer;
  /** Bytes of the HTML itself. */
  readonly bytes: number;
  readonly assets: readonly AssetName[];
}

/** A body whose HTML is known in pieces, each with line ends around it: most of it need not be written again. */
export type PiecedHtml = readonly (string | StoredPiece)[];

const known = new WeakMap<TemplateBody, PiecedHtml>();

/** The body with its HTML in pieces; whoever asks for it gets the whole HTML. */
export function piecedBody(body: Omit<TemplateBody, 'html'>, pieces: PiecedHtml): TemplateBody {
  let whole: string | undefined;
  const { css, ...others } = body;
  const pieced = {
    get html() {
      whole ??= pieces.map((piece) => (typeof piece === 'string' ? piece : htmlOf(piece))).join('');
      return whole;
    },
    css,
    ...others,
  };
  known.set(pieced, pieces);
  return pieced;
}

/** The HTML of a body; one piece where nothing is known of it. */
export function piecesOf(body: TemplateBody): PiecedHtml {
  return known.get(body) ?? [body.html];
}

/** Bytes of a body that count for its size: the contract's `templateBytes`, by the quicker way that only Node has. */
export function bytesOf(body: TemplateBody): number {
  const html = piecesOf(body).reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.bytes),
    0,
  );
  return html + Buffer.byteLength(body.css) + Buffer.byteLength(body.customStyles);
}

/** The HTML that a piece holds. */
export function htmlOf({ json }: Pick<StoredPiece, 'json'>): string {
  return JSON.parse(`"${json.toString()}"`);
}
